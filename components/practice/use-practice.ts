import { useEffect, useState } from "react";
import type { Answerable } from "@/lib/answers/question";
import { afterPaint } from "@/lib/browser/after-paint";
import { passingRound, type RoundStore } from "@/lib/quiz/quiz-store";
import type { QuizMessages } from "../quiz/messages";
import { nameQuestion } from "../quiz/quiz-heading";
import { useRound } from "../quiz/use-round";

/** Chosen questions, and how far the learner has come in them. */
export type PracticeRound<Asked extends Answerable> = {
  questions: readonly Asked[];
  store: RoundStore;
};

/**
 * A round of chosen questions; null until it has been chosen. It lasts as long
 * as the page is open: each answer is logged at once, and whoever comes back
 * gets a round that goes on from there.
 */
export function usePractice<Asked extends Answerable>(
  round: PracticeRound<Asked> | null,
  picturesOf: (question: Asked) => readonly string[],
  messages: QuizMessages["quiz"],
) {
  const [none] = useState(() => ({ questions: [], store: passingRound(0) }));
  const { questions, store } = round ?? none;
  const practice = useRound<Asked>({
    store,
    questions,
    picturesOf,
    place: "practice",
    messages,
  });
  const { root, state } = practice;
  const { question, isFinished } = state;
  useEffect(() => {
    if (question || isFinished)
      return afterPaint(() => nameQuestion(root.current));
  }, [root, question, isFinished]);

  return practice;
}
