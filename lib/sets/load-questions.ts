import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { questionsAddress } from "@/lib/addresses/file-addresses";
import type { Question } from "@/lib/answers/question";
import { downloadJson } from "@/lib/browser/download";
import { areQuestionsOf } from "./check-questions";

const downloads = new Map<string, Promise<readonly Question[]>>();
const failed = new Set<string>();

/**
 * A set's questions in one language; downloaded once, as one file. Returns the
 * same promise every time, even a failed one, until it is evicted.
 */
export function loadQuestions(
  setId: SetId,
  language: Language,
): Promise<readonly Question[]> {
  const address = questionsAddress(setId, language);
  const known = downloads.get(address);
  if (known) return known;

  const questions = downloadJson(address, areQuestionsOf(setId));
  downloads.set(address, questions);
  questions.catch(() => failed.add(address));
  return questions;
}

/** Makes the next `loadQuestions` of a set a new download. */
export function evictQuestions(setId: SetId, language: Language) {
  downloads.delete(questionsAddress(setId, language));
}

/** The same for all that failed: choosing a set again should retry it. */
export function evictFailedQuestions() {
  for (const address of failed) downloads.delete(address);
  failed.clear();
}
