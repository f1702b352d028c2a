import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { Confidence, LoggedAnswer } from "@/lib/answers/answer-page";
import type { Answerable, Question } from "@/lib/answers/question";
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
import { usePicturesAhead } from "../ui/use-pictures-ahead";
import type { QuizMessages } from "./messages";
import type { Refusal } from "./quiz-controls";
import { focusHeading } from "./quiz-heading";

type RoundIn<Asked> = {
  store: RoundStore;
  questions: readonly Asked[];
  /** Of one question, without the base path. */
  picturesOf: (question: Asked) => readonly string[];
  /** What the answer log says of where an answer was given. */
  place: LoggedAnswer["place"];
  messages: QuizMessages["quiz"];
};

/**
 * A round through questions: where the learner is in it, and what she can do.
 * `root` goes on the element that holds it, whose heading gets the focus at
 * each step.
 */
export function useRound<Asked extends Answerable>({
  store,
  questions,
  picturesOf,
  place,
  messages,
}: RoundIn<Asked>) {
  const root = useRef<HTMLDivElement>(null);
  const progress = useStore(store);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confidence, setConfidence] = useState<Confidence>();
  const shown = shownQuestion(progress);
  usePicturesAhead(questions.slice(shown + 1, shown + 2).flatMap(picturesOf));

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
    setConfidence(undefined);
    // A reload is not to go back to the question that the address named.
    if (/^#q\d/.test(location.hash)) dropFragment();
    focusHeading(root.current);
  };

  const state = {
    progress,
    question: questions[shown],
    isFinished: showsResults(progress),
    /** Why the last press did nothing; null when it did something. */
    refusal,
    /** The index of the chosen option of the question on screen, or null. */
    answer: currentAnswer(progress),
    /** What she says of the answer that she is about to give. */
    confidence,
  };
  const actions = {
    next: () => move(nextQuestion, messages.answerFirst),
    previous: () => move(previousQuestion, messages.isFirst),
    skip: () => move(skipQuestion),
    choose: (choice: number) => {
      const given = { place, ...(confidence && { confidence }) };
      flushSync(() => giveAnswer(store, questions, choice, given));
      setRefusal(null);
      showChosen(root.current, choice);
    },
    setConfidence,
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
  // Asking the focus is quicker than looking through the quiz for it.
  const { activeElement } = document;
  if (!quiz?.contains(activeElement)) return;
  if (!activeElement?.matches(":focus-visible")) return;

  const option = quiz.querySelectorAll(".option")[choice];
  option?.scrollIntoView({ block: "nearest" });
}

/** What `useRound` gives. */
export type Round<Asked extends Answerable = Question> = ReturnType<
  typeof useRound<Asked>
>;
