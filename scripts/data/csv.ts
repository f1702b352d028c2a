import { languageCodes } from "@/content/languages";
import type { Edition } from "./edition";
import { letterOf } from "./json";
import type { DataSet } from "./question";

/** A cell as RFC 4180 wants it. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV by RFC 4180, the names of the columns first; it begins with a
 * byte order mark, by which Excel knows UTF-8.
 */
export function toCsv(
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => row[column] ?? "")),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/** One row a question, all languages beside each other. */
export function questionRows(sets: readonly DataSet[], edition: Edition) {
  return sets.flatMap(({ questions }) =>
    questions.map((question) => {
      const each = (
        name: string,
        of: (at: keyof typeof question.texts) => string,
      ) =>
        Object.fromEntries(
          languageCodes.map((code) => [`${name}_${code}`, of(code)]),
        );
      const option = (index: number) =>
        each(`option_${"abcd"[index]}`, (code) =>
          question.isStatement
            ? ""
            : (question.texts[code].options[index] ?? ""),
        );
      return {
        ref: question.ref,
        set: question.set,
        topic: question.topic,
        ...each("situation", (code) => question.texts[code].situation ?? ""),
        ...each("question", (code) => question.texts[code].question),
        ...option(0),
        ...option(1),
        ...option(2),
        ...option(3),
        answer: String(letterOf(question)),
        ...each("explanation", (code) => question.texts[code].explanation),
        ...each("law", (code) => question.texts[code].law.join("; ")),
        rule: question.rule ?? "",
        checked: question.checked,
        picture: question.picture ?? "",
        address: question.address,
        release: edition.release,
        licence: edition.licence,
      };
    }),
  );
}
