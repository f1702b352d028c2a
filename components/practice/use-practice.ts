import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { recordAnswer } from "@/lib/answers/answer-log";
import type { Confidence } from "@/lib/answers/answer-page";
import type { Question } from "@/lib/answers/question";
import {
  answerQuestion,
  currentAnswer,
  nextQuestion,
  previousQuestion,
  shownQuestion,
  showsResults,
  skipQuestion,
  startQuiz,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import type { QuizMessages } from "../quiz/messages";
import type { Refusal } from "../quiz/quiz-controls";
import { focusHeading, nameQuestion } from "../quiz/quiz-heading";

/** What is to be known of a question to take its answer. */
type Answerable = {
  question: Pick<Question, "ref" | "revision" | "correctAnswer">;
};

/**
 * A round of chosen questions: where the learner is in it, and what she can
 * do. It lasts as long as the page is open: each answer is logged at once, and
 * whoever comes back gets a round that goes on from there.
 */
export function usePractice<Asked extends Answerable>(
  asked: readonly Asked[],
  messages: QuizMessages["quiz"],
) {
  const root = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState(() => startQuiz(asked.length, 0));
  const [confidence, setConfidence] = useState<Confidence>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const shown = shownQuestion(progress);
  const isFinished = showsResults(progress);
  const now = asked[shown];
  useEffect(() => nameQuestion(root.current), [shown, isFinished]);

  /** Takes a step, or says why there is none. */
  const move = (step: (from: QuizProgress) => QuizProgress, whyNot = "") => {
    const after = step(progress);
    const hasMoved = after !== progress;
    // Drawn at once: the focus goes to what is then there.
    flushSync(() => {
      setProgress(after);
      setRefusal(
        hasMoved ? null : { text: whyNot, count: (refusal?.count ?? 0) + 1 },
      );
      if (hasMoved) setConfidence(undefined);
    });
    if (hasMoved) focusHeading(root.current);
  };

  const choose = (choice: number) => {
    const after = answerQuestion(progress, choice);
    if (after === progress || !now) return;

    flushSync(() => {
      setProgress(after);
      setRefusal(null);
    });
    recordAnswer(now.question, choice, {
      place: "practice",
      ...(confidence && { confidence }),
    });
  };

  const actions = {
    choose,
    next: () => move(nextQuestion, messages.answerFirst),
    previous: () => move(previousQuestion, messages.isFirst),
    skip: () => move(skipQuestion),
    setConfidence,
  };
  const answer = currentAnswer(progress);
  const state = { progress, now, isFinished, answer, refusal, confidence };
  return { root, state, actions };
}
