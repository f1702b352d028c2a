/**
 * A learner's answers to a teacher's paper, until she answers another one: the
 * paper's code, a letter a statement (t, f, or o for none), and the mark of her
 * result once they are handed in.
 */
import { PAPER_ANSWERS_KEY, readText, writeText } from "../browser/storage";

export type PaperAnswers = {
  answers: readonly (boolean | undefined)[];
  /** Of the result (`result-code.ts`); undefined until it is handed in. */
  mark?: number | undefined;
};

/** A paper of which nothing is answered. */
export function noAnswers(count: number): PaperAnswers {
  return { answers: Array.from({ length: count }, () => undefined) };
}

/** What was answered of a paper; all open where it is another one. */
export function readPaperAnswers(code: string, count: number): PaperAnswers {
  const [kept, letters = "", mark] = readWords();
  if (kept !== code || letters.length !== count) return noAnswers(count);

  const answers = [...letters].map((letter) => ({ t: true, f: false })[letter]);
  return { answers, mark: mark ? Number(mark) : undefined };
}

/** Whether the answers that are kept are to this paper, and handed in. */
export function isHandedIn(code: string): boolean {
  const [kept, , mark] = readWords();
  return kept === code && mark !== undefined;
}

/** Keeps the answers to a paper in the place of those to any other. */
export function writePaperAnswers(code: string, paper: PaperAnswers) {
  const { answers, mark } = paper;
  const letters = answers.map((answer) =>
    answer === undefined ? "o" : answer ? "t" : "f",
  );
  const words = [code, letters.join(""), mark ?? ""];
  writeText(PAPER_ANSWERS_KEY, words.join(" ").trimEnd());
}

const readWords = () => (readText(PAPER_ANSWERS_KEY) ?? "").split(" ");
