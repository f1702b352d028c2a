import { setIds, type SetId } from "@/content/question-sets";
import type { SavedProgress } from "../quiz/saved-progress";

export type SavedSets = Partial<Record<SetId, SavedProgress>>;

/** Stands for a question without an answer. */
const NONE = "~";

/**
 * A word for each set: "practice,3,1500,0,0aB3dE9~1…": the question on screen,
 * time in ms, whether it is finished, then choice and revision of each
 * question.
 */
export function writeSets(progress: SavedSets): string[] {
  return Object.entries(progress).map(
    ([setId, { answers, current, timeTaken, showResults }]) => {
      const last = Math.max(0, ...Object.keys(answers).map(Number));
      const marks = Array.from({ length: last }, (_, index) => {
        const answer = answers[index + 1];
        return answer ? `${answer.choice}${answer.revision}` : NONE;
      });
      const time = Math.round(timeTaken);
      return [setId, current, time, Number(showResults), marks.join("")].join();
    },
  );
}

/**
 * Reads them back, with the sets of a later release that were left out; null if
 * a word is not valid.
 */
export function readSets(
  words: readonly string[],
): { sets: SavedSets; leftOut: string[] } | null {
  const sets: SavedSets = {};
  const leftOut: string[] = [];
  for (const word of words) {
    const parts =
      /^([a-z0-9-]+),(\d{1,3}),(\d{1,9}),([01]),((?:~|\d[\w-]{6}){0,999})$/.exec(
        word,
      );
    if (!parts) return null;

    const [, name = "", current, timeTaken, showResults, marks = ""] = parts;
    const setId = setIds.find((id) => id === name);
    if (!setId) {
      leftOut.push(name);
      continue;
    }
    sets[setId] = {
      current: Number(current),
      timeTaken: Number(timeTaken),
      showResults: showResults === "1",
      answers: readAnswers(marks),
    };
  }
  return { sets, leftOut };
}

function readAnswers(marks: string): SavedProgress["answers"] {
  const answers: SavedProgress["answers"] = {};
  [...marks.matchAll(/~|(\d)([\w-]{6})/g)].forEach(
    ([, choice, revision = ""], index) => {
      if (choice) answers[index + 1] = { choice: Number(choice), revision };
    },
  );

  return answers;
}
