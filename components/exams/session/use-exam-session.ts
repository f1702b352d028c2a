import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { picturesOf, type QuestionRef } from "@/lib/answers/question";
import { focusInPlace } from "@/lib/browser/focus";
import {
  giveAnswer,
  goTo,
  handIn,
  toggleFlag,
  type Exam,
} from "@/lib/exam/exam";
import { takeStep, type ExamStore } from "@/lib/exam/exam-store";
import { loadedStatements } from "@/lib/exam/load-statements";
import { screensOf } from "@/lib/exam/paper";
import { usePicturesAhead } from "../../ui/use-pictures-ahead";
import { leaveExam } from "../common/exam-route";

/** What the session shows: a question, all of them, or the summary before handing in. */
export type ExamPanel = "question" | "map" | "hand-in";

/** What a learner can do during an exam; `root` goes on what holds it. */
export function useExamSession(store: ExamStore, exam: Exam) {
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<ExamPanel>("question");
  const screens = screensOf(exam.refs);
  const last = screens.length - 1;
  // An exam is always on one of its screens (saved-exam.ts).
  const refs = screens[exam.current]!;
  const { known } = useStore(loadedStatements);
  // What has not loaded can be neither answered nor flagged; it can be left if
  // there is another question to go to.
  const isHere = refs.every((ref) => known[ref]);
  const canGoOn = exam.refs.some((ref) => known[ref]);
  const next = screens[exam.current + 1]?.flatMap((ref) => known[ref] ?? []);
  usePicturesAhead(next?.slice(0, 1).flatMap(picturesOf) ?? []);

  // The button that led here is gone, and may have been far down the page.
  useEffect(() => lookAtTop(root.current), []);

  /** Draws a step at once and puts the focus on the heading of what it shows. */
  const show = (
    next: ExamPanel,
    step: (exam: Exam) => Exam = (same) => same,
  ) => {
    flushSync(() => {
      takeStep(store, step);
      setPanel(next);
    });
    lookAtTop(root.current);
  };
  const toScreen = (screen: number) =>
    show("question", (now) => goTo(now, screen));

  const actions = {
    answer: (ref: QuestionRef, answer: boolean) =>
      isHere &&
      flushSync(() => takeStep(store, (now) => giveAnswer(now, ref, answer))),
    /** Flags what is on screen; of a scene its first statement stands for it. */
    flag: () => {
      const [ref] = refs;
      if (isHere) takeStep(store, (now) => toggleFlag(now, ref));
    },
    toScreen,
    next: () =>
      canGoOn &&
      (exam.current < last ? toScreen(exam.current + 1) : show("hand-in")),
    previous: () => exam.current > 0 && toScreen(exam.current - 1),
    toMap: () => show(panel === "map" ? "question" : "map"),
    toHandIn: () => show("hand-in"),
    goOn: () => show("question"),
    handIn: () => {
      takeStep(store, handIn);
      scrollTo({ top: 0, behavior: "instant" });
    },
    leave: leaveExam,
  };
  return { root, panel, screens, refs, isHere, canGoOn, actions };
}

export type SessionActions = ReturnType<typeof useExamSession>["actions"];

function lookAtTop(root: HTMLElement | null) {
  scrollTo({ top: 0, behavior: "instant" });
  focusInPlace(root?.querySelector<HTMLElement>("h2"));
}
