import { setIds, type SetId } from "@/content/question-sets";
import type { SavedProgress } from "../quiz/saved-progress";

export type SavedSets = Partial<Record<SetId, SavedProgress>>;

/** Stands for a question without an answer. */
const NONE = "~";

/**
 * A word for each set: "practice,3,1500,0,0aB3dE9~1…": the question on screen,
 * ms taken, whether it is finished, then for each question choice and revision.
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

/** Reads them back; null where one of them is none of ours. */
export function readSets(words: readonly string[]): SavedSets | null {
  const progress: SavedSets = {};
  for (const word of words) {
    const parts =
      /^([a-z0-9-]+),(\d{1,3}),(\d{1,9}),([01]),((?:~|\d[\w-]{6}){0,999})$/.exec(
        word,
      );
    const setId = setIds.find((id) => id === parts?.[1]);
    if (!parts || !setId) return null;

    progress[setId] = {
      current: Number(parts[2]),
      timeTaken: Number(parts[3]),
      showResults: parts[4] === "1",
      answers: readAnswers(parts[5]),
    };
  }
  return progress;
}

function readAnswers(marks: string): SavedProgress["answers"] {
  const answers: SavedProgress["answers"] = {};
  [...marks.matchAll(/~|(\d)([\w-]{6})/g)].forEach(
    ([, choice, revision], index) => {
      if (choice) answers[index + 1] = { choice: Number(choice), revision };
    },
  );

  return answers;
}
