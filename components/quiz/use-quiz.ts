import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import {
  currentAnswer,
  isFirstQuestion,
  nextQuestion,
  previousQuestion,
  shownQuestion,
  showsResults,
  skipQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import {
  giveAnswer,
  quizStore,
  startAgain,
  takeStep,
} from "@/lib/quiz/quiz-store";
import { openQuiz, type QuizNews } from "./open-quiz";
import { focusHeading, nameQuestion, showFeedback } from "./quiz-heading";
import type { QuizWords } from "./quiz-words";

/**
 * A set's quiz: where the learner is in it, and what she can do. `root` goes
 * on the element that holds it, whose heading gets the focus at each step.
 */
export function useQuiz(
  setId: SetId,
  questions: readonly Question[],
  words: QuizWords["quiz"],
) {
  const root = useRef<HTMLDivElement>(null);
  const store = quizStore(setId, questions);
  const progress = useStore(store);
  const [news, setNews] = useState<QuizNews | null>(null);
  const [refusal, setRefusal] = useState("");
  useLayoutEffect(
    () => openQuiz(setId, store, questions, setNews),
    [setId, store, questions],
  );

  const shown = shownQuestion(progress);
  const isFinished = showsResults(progress);
  const answer = currentAnswer(progress);
  // A set that was only opened keeps the title that it is found by.
  const isBegun = answer !== null || !isFirstQuestion(progress);
  useEffect(
    () => (isBegun ? nameQuestion(root.current) : undefined),
    [isBegun, shown, isFinished],
  );

  /**
   * Takes a step and puts the focus on the heading of what it shows; where
   * there is no such step, says why.
   */
  const move = (step: (from: QuizProgress) => QuizProgress, whyNot = "") => {
    const before = store.getState();
    // Drawn at once: the focus goes to what is then there.
    flushSync(() => takeStep(store, step));
    const hasMoved = store.getState() !== before;
    setRefusal(hasMoved ? "" : whyNot);
    if (!hasMoved) return;

    // A reload is not to go back to the question that the address named.
    if (location.hash)
      history.replaceState(null, "", location.pathname + location.search);
    focusHeading(root.current);
  };

  const state = {
    progress,
    question: questions[shown],
    isFinished,
    news,
    /** Why the last press did nothing; "" when it did something. */
    refusal,
    /** The index of the chosen option of the question on screen, or null. */
    answer,
  };
  const actions = {
    next: () => move(nextQuestion, words.answerFirst),
    previous: () => move(previousQuestion, words.isFirst),
    skip: () => move(skipQuestion),
    choose: (choice: number) => {
      flushSync(() => giveAnswer(store, questions, choice));
      setRefusal("");
      showFeedback(root.current);
    },
    again: () => {
      flushSync(() => startAgain(store));
      focusHeading(root.current);
    },
  };
  return { root, state, actions };
}
