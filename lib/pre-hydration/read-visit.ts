import {
  ANSWERS_PREFIX,
  GOAL_KEY,
  keysThatBegin,
  readText,
  SET_PREFIX,
} from "../browser/storage";

/**
 * A learner's first visit, of which nothing is kept, or a later one. What a
 * first visit shows is the same for everyone: the page holds it.
 */
export type Visit = "first" | "later";

/** Which visit this is. What an address asks for is not in the page either. */
export function readVisit(hash: string): Visit {
  const isFirst =
    hash === "" &&
    readText(GOAL_KEY) === null &&
    keysThatBegin(ANSWERS_PREFIX).length === 0 &&
    keysThatBegin(SET_PREFIX).length === 0;
  return isFirst ? "first" : "later";
}
