import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { goOn } from "../support/english";
import { choose } from "./site";

/** The right options of the practice set (zero-based). */
export const rightOptions = practice.map(({ answer }) =>
  "ABCD".indexOf(answer),
);

/** Takes the first option everywhere; at least one of them is wrong. */
export const firstOptions = practice.map(() => 0);

/**
 * Answers the practice set up to its results, from the question on screen on:
 * one choice for each that is left.
 */
export async function finishPractice(page: Page, choices: readonly number[]) {
  for (const [index, choice] of choices.entries()) {
    await choose(page, choice);
    const isLast = index === choices.length - 1;
    await goOn(page, isLast);
  }
}
