import type { QuestionRef } from "../answers/question";
import type { Exam } from "./exam";

/** The state of a screen of the paper: a question or a scene. */
export type ScreenState = {
  /** From 1. */
  number: number;
  /** A statement on it has no answer. */
  isOpen: boolean;
  isFlagged: boolean;
};

/** The state of every screen of an exam, in order. */
export function screenStates(
  { answers, flags }: Pick<Exam, "answers" | "flags">,
  screens: readonly (readonly QuestionRef[])[],
): ScreenState[] {
  return screens.map((refs, index) => ({
    number: index + 1,
    isOpen: refs.some((ref) => answers[ref] === undefined),
    isFlagged: refs.some((ref) => flags.includes(ref)),
  }));
}
