import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import type { Question } from "@/lib/answers/question";
import { dropFragment } from "@/lib/browser/history";
import {
  currentAnswer,
  nextQuestion,
  previousQuestion,
  shownQuestion,
  showsResults,
  skipQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import {
  giveAnswer,
  startAgain,
  takeStep,
  type RoundStore,
} from "@/lib/quiz/quiz-store";
import type { QuizMessages } from "./messages";
import type { Refusal } from "./quiz-controls";
import { focusHeading } from "./quiz-heading";

type RoundIn = {
  store: RoundStore;
  questions: readonly Question[];
  /** What the answer log says of where an answer was given. */
  place: LoggedAnswer["place"];
  messages: QuizMessages["quiz"];
};

/**
 * A round through questions: where the learner is in it, and what she can do.
 * `root` goes on the element that holds it, whose heading gets the focus at
 * each step.
 */
export function useRound({ store, questions, place, messages }: RoundIn) {
  const root = useRef<HTMLDivElement>(null);
  const progress = useStore(store);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /**
   * Takes a step and puts the focus on the heading of what it shows; where
   * there is no such step, says why.
   */
  const move = (step: (from: QuizProgress) => QuizProgress, whyNot = "") => {
    const before = store.getState();
    // Drawn at once: the focus goes to what is then there.
    flushSync(() => takeStep(store, step));
    if (store.getState() === before) {
      setRefusal({ text: whyNot, count: (refusal?.count ?? 0) + 1 });
      return;
    }

    setRefusal(null);
    // A reload is not to go back to the question that the address named.
    if (location.hash) dropFragment();
    focusHeading(root.current);
  };

  const state = {
    progress,
    question: questions[shownQuestion(progress)],
    isFinished: showsResults(progress),
    /** Why the last press did nothing; null when it did something. */
    refusal,
    /** The index of the chosen option of the question on screen, or null. */
    answer: currentAnswer(progress),
  };
  const actions = {
    next: () => move(nextQuestion, messages.answerFirst),
    previous: () => move(previousQuestion, messages.isFirst),
    skip: () => move(skipQuestion),
    choose: (choice: number) => {
      flushSync(() => giveAnswer(store, questions, choice, place));
      setRefusal(null);
      showChosen(root.current, choice);
    },
    again: () => {
      flushSync(() => startAgain(store));
      focusHeading(root.current);
    },
  };
  return { root, state, actions };
}

/**
 * What explains an answer pushes the options down for whoever chose by a key,
 * who is shown the chosen one again; under a finger nothing moves.
 */
function showChosen(quiz: HTMLElement | null, choice: number) {
  if (!quiz?.querySelector(":focus-visible")) return;

  const option = quiz.querySelectorAll(".option")[choice];
  option?.scrollIntoView({ block: "nearest" });
}

/** What `useRound` gives. */
export type Round = ReturnType<typeof useRound>;
