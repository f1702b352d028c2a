import { howTheTestsWork } from "./01-how-the-tests-work";
import { signals } from "./02-signals";
import { intersections } from "./07-intersections";
import type { Chapter } from "./schema";

/** The chapters of the book in their order. */
export const chapters: readonly Chapter[] = [
  howTheTestsWork,
  signals,
  intersections,
];
