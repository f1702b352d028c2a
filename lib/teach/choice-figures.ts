import { tests } from "@/content/tests";
import type { QuestionRef } from "../answers/question";
import { pointsOf } from "../exam/grade";
import { screensOf } from "../exam/paper";
import { testFigures } from "../exam/test-figures";
import type { PaperChoice } from "./paper-choice";

/**
 * The figures of a chosen paper as texts name them: those of its test, and of
 * a shorter or longer paper in the same proportion, the pass mark rounded up.
 */
export function choiceFigures(
  { test }: Pick<PaperChoice, "test">,
  refs: readonly QuestionRef[],
) {
  const real = testFigures(test);
  const totalPoints = pointsOf(screensOf(refs));
  const share = totalPoints / real.totalPoints;
  return {
    statements: refs.length,
    minutes: Math.ceil(tests[test].minutes * share),
    passMark: Math.ceil(real.passMark * share),
    totalPoints,
  };
}
