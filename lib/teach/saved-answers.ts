/**
 * The answers to a teacher's paper until they are handed in: the paper's code,
 * then a letter a statement: t, f, or o for none.
 */
import {
  PAPER_ANSWERS_KEY,
  readText,
  removeText,
  writeText,
} from "../browser/storage";

type Answers = readonly (boolean | undefined)[];

/** What was answered of a paper; all open where it is another one. */
export function readPaperAnswers(code: string, count: number): Answers {
  const [kept, letters = ""] = (readText(PAPER_ANSWERS_KEY) ?? "").split(" ");
  return Array.from({ length: count }, (_, index) =>
    kept === code && letters.length === count
      ? { t: true, f: false }[letters.charAt(index)]
      : undefined,
  );
}

/** Keeps the answers to a paper in the place of those to any other. */
export function writePaperAnswers(code: string, answers: Answers) {
  const letters = answers.map((answer) =>
    answer === undefined ? "o" : answer ? "t" : "f",
  );
  writeText(PAPER_ANSWERS_KEY, `${code} ${letters.join("")}`);
}

/** Forgets them: they are handed in. */
export function dropPaperAnswers() {
  removeText(PAPER_ANSWERS_KEY);
}
