import { useEffect, useState } from "react";
import type { Answerable } from "@/lib/answers/question";
import { passingRound } from "@/lib/quiz/quiz-store";
import type { QuizMessages } from "../quiz/messages";
import { nameQuestion } from "../quiz/quiz-heading";
import { useRound } from "../quiz/use-round";

/**
 * A round of chosen questions. It lasts as long as the page is open: each
 * answer is logged at once, and whoever comes back gets a round that goes on
 * from there.
 */
export function usePractice<Asked extends Answerable>(
  questions: readonly Asked[],
  messages: QuizMessages["quiz"],
) {
  const [store] = useState(() => passingRound(questions.length));
  const round = useRound({ store, questions, place: "practice", messages });
  const { root, state } = round;
  useEffect(
    () => nameQuestion(root.current),
    [root, state.question, state.isFinished],
  );

  return round;
}
