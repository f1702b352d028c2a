import type { KeyboardEvent } from "react";
import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import { areKeysOn, isIn } from "../../round/quiz-keys";
import type { SessionActions, ExamPanel } from "./use-exam-session";

type ExamSession = {
  exam: Exam;
  /** The statements on screen. */
  refs: readonly QuestionRef[];
  panel: ExamPanel;
  actions: SessionActions;
};

/**
 * What a key does while the focus is in the exam: 1 and 2 answer True and
 * False (of a scene, the statement that has the focus, else the first open
 * one), arrows move, F flags, M opens and closes the list of all. T is no key:
 * beside it F would be taken for False.
 */
export function examKey(
  event: KeyboardEvent,
  { exam, refs, panel, actions }: ExamSession,
) {
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  if (hasModifier || event.repeat || event.defaultPrevented) return;
  if (!areKeysOn() || isIn(event.target, "[popover]")) return;

  document.documentElement.dataset.keys = "";
  const key = event.key.toLowerCase();
  if (key === "m") actions.toMap();
  else if (key === "escape" && panel !== "question") actions.goOn();
  if (panel !== "question") return;

  const ref =
    refs.find((one) => one === focusedRef(event)) ?? firstOpen(exam, refs);
  const answer = answerOf(key);
  if (ref && answer !== undefined) actions.answer(ref, answer);
  else if (key === "f") actions.flag();
  else if (key === "arrowright") actions.next();
  else if (key === "arrowleft") actions.previous();
}

/** True for the first option's keys, false for the second's. */
function answerOf(key: string): boolean | undefined {
  if (["1", "१", "a", "क"].includes(key)) return true;
  return ["2", "२", "b", "ख"].includes(key) ? false : undefined;
}

/** The statement whose answers have the focus. */
function focusedRef({ target }: KeyboardEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-ref]")?.dataset.ref;
}

function firstOpen({ answers }: Exam, refs: readonly QuestionRef[]) {
  const open = refs.find((ref) => answers[ref] === undefined);
  // Which of a scene's answers is to be changed only the focus can say.
  return open ?? (refs.length === 1 ? refs[0] : undefined);
}
