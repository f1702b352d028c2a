import type { ClassTable } from "./class-table";
import { formatPaper } from "./paper-choice";
import type { PaperResult } from "./result-code";

/** Of the first columns; the others are the numbers of the questions. */
export type CsvHeads = Record<"name" | "paper" | "version" | "points", string>;

/** By which spreadsheets know the character set. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A class as a file for spreadsheets: a learner a line; 1 right, 0 wrong,
 * nothing where no answer was given. Questions are counted as in version A.
 */
export function classCsv(
  results: readonly PaperResult[],
  { marks, questions }: ClassTable,
  heads: CsvHeads,
): string {
  const head = [
    heads.name,
    heads.paper,
    heads.version,
    heads.points,
    ...questions.map(({ number }) => String(number)),
  ];
  const rows = results.map(({ name, paper, points }, learner) => [
    name,
    formatPaper({ ...paper, version: "A" }),
    paper.version,
    String(points),
    ...(marks[learner] ?? []).map(
      (mark) => ({ right: "1", wrong: "0", open: "" })[mark],
    ),
  ]);
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

/** Quoted where it must be; never a formula, which a name could be. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
