import type { QuestionRef } from "../answers/question";
import type { ExamResult } from "./grade";
import { screensOf, type Screen } from "./paper";

/** What can be reviewed after an exam. */
export const reviewFilters = ["wrong", "flagged", "all"] as const;

export type ReviewFilter = (typeof reviewFilters)[number];

/** A question of the paper, or a scene with its statements. */
export type ReviewScreen = {
  /** In the paper, from 1. */
  number: number;
  refs: Readonly<Screen>;
};

/**
 * What each filter shows, in the order of the paper. A scene counts as a whole,
 * as it does for the points; unanswered counts as wrong.
 */
export function reviewLists(
  refs: readonly QuestionRef[],
  { wrong, open, flagged }: Pick<ExamResult, "wrong" | "open" | "flagged">,
): Record<ReviewFilter, readonly ReviewScreen[]> {
  const all = screensOf(refs).map((refs, index) => ({
    number: index + 1,
    refs,
  }));
  const withOneOf = (list: readonly QuestionRef[]) =>
    all.filter(({ refs }) => refs.some((ref) => list.includes(ref)));

  return {
    wrong: withOneOf([...wrong, ...open]),
    flagged: withOneOf(flagged),
    all,
  };
}
