import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/answers/question";
import { startQuiz } from "@/lib/quiz/quiz";
import {
  savedCodec,
  saveProgress,
  storageKey,
} from "@/lib/quiz/saved-progress";

/** A set in one of its languages, as the site publishes it. */
export function exportedSet(setId: SetId, language: Language): Question[] {
  const file = `out/questions/${setId}.${language}.json`;
  return JSON.parse(readFileSync(file, "utf8")) as Question[];
}

type Part = {
  setId: SetId;
  /** One that the set has; English unless told otherwise. */
  language?: Language;
  /** How many questions are answered, from the first on. */
  answered: number;
  /** How many of these wrongly, from the first on. */
  wrong: number;
  /** How many were answered before they were changed. */
  changed?: number;
};

/**
 * Lets the browser hold a part of a set as answered, as an earlier visit would
 * have left it; the first question without an answer is on screen, or the last.
 */
export async function keepAnswers(page: Page, part: Part) {
  const questions = exportedSet(part.setId, part.language ?? "en");
  const selectedAnswers = questions.map(({ correctAnswer, options }, index) => {
    if (index >= part.answered) return null;
    return index < part.wrong
      ? (correctAnswer + 1) % options.length
      : correctAnswer;
  });
  const currentQuestion = Math.min(part.answered, questions.length - 1);
  const state = saveProgress(
    { ...startQuiz(questions.length, 0), selectedAnswers, currentQuestion },
    questions.map((question, index) =>
      index < (part.changed ?? 0)
        ? { ...question, revision: "before" }
        : question,
    ),
  );

  await page.addInitScript(
    ([key, item]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, item);
    },
    [storageKey(part.setId), savedCodec.write(state)] as const,
  );
}

/** Runs inside the page: from here on the browser keeps nothing more. */
export function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}
