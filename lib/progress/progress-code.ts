import { setIds, type SetId } from "@/content/question-sets";
import type { SavedProgress } from "@/lib/quiz/saved-progress";

/** What a code begins with; the figure is raised when its form changes. */
const MARK = "MM1";

/** Stands for a question without an answer. */
const NONE = "~";

export type SavedSets = Partial<Record<SetId, SavedProgress>>;

/**
 * Writes progress as a short text to carry to another browser:
 * "MM1 practice,3,1500,0,0aB3dE9~1…": for each set the question on screen, ms
 * taken, whether it is finished, then for each question choice and revision.
 */
export function writeProgressCode(progress: SavedSets): string {
  const sets = Object.entries(progress).map(
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

  return [MARK, ...sets].join(" ");
}

/**
 * Reads a code back; null for any text that is not one. Choices and revisions
 * are checked later, against the questions, when a set is opened.
 */
export function readProgressCode(text: string): SavedSets | null {
  const [mark, ...sets] = text.trim().split(/\s+/);
  if (mark !== MARK || sets.length === 0) return null;

  const progress: SavedSets = {};
  for (const set of sets) {
    const parts =
      /^([a-z0-9-]+),(\d{1,3}),(\d{1,9}),([01]),((?:~|\d[\w-]{6})*)$/.exec(set);
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
