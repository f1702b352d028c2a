import { readFileSync } from "node:fs";
import { chapters } from "@/content/book";
import { glossary } from "@/content/book/glossary";
import type { Chapter } from "@/content/book/schema";
import { tables, type NumberTable } from "@/content/book/tables";
import {
  allRules,
  placeOf,
  statementsOf,
  type Check,
  type Content,
} from "../content";

const FILE = "content/english.md";

/** Texts, and the place that a message names. */
type Placed = readonly [place: string, texts: readonly string[]];

/** "| hinder, hinders | get in the way of |" */
const row = /^\| (?<avoided>[^|]+?) +\| (?<better>[^|]+?) +\|$/gm;

/** The words to avoid in texts for learners, each with its replacement. */
function avoidedWords(table: string): Map<string, string> {
  const rows = [...table.matchAll(row)].map(({ groups = {} }) => groups);
  return new Map(
    rows
      .filter(
        ({ avoided = "" }) =>
          avoided !== "Do not write" && !/^-+$/.test(avoided),
      )
      .flatMap(({ avoided = "", better = "" }) =>
        avoided.split(", ").map((word): [string, string] => [word, better]),
      ),
  );
}

/** Every English text that a learner reads, with its place. */
function textsOf(content: Content): Placed[] {
  const questions = content.sets.flatMap((set) =>
    Object.entries(set.texts.en ?? {}).map(
      ([id, { question, explanation, options = [] }]): Placed => [
        placeOf(set, Number(id)),
        [question, explanation, ...options],
      ],
    ),
  );
  const statements = statementsOf(content).map(
    ({ place, statement, why }): Placed => [place, [statement, why]],
  );
  const rules = [...allRules(content)].map(([key, { rule }]): Placed => [
    `rule "${key}"`,
    [rule],
  ]);
  const book = chapters.map(({ title, intro, sections }: Chapter): Placed => [
    `the book, ${title}`,
    [
      intro,
      ...sections.flatMap(
        ({ title: of, prose = [], remember = "", traps = [], days = [] }) => [
          of,
          ...prose,
          remember,
          ...traps.map(({ belief }) => belief),
          ...days.map(({ task }) => task),
        ],
      ),
    ],
  ]);
  const figures = Object.values<NumberTable>(tables).map(
    ({ title, columns, rows }): Placed => [
      `the book, table "${title}"`,
      [title, ...columns, ...rows.flatMap(({ cells }) => cells)],
    ],
  );
  const words = Object.values(glossary).map(({ en, plain }): Placed => [
    `the book, word "${en}"`,
    [en, plain],
  ]);
  return [...questions, ...statements, ...rules, ...book, ...figures, ...words];
}

/** Texts for learners avoid the words that learners do not know. */
export const checkEnglish: Check = (content) => {
  const avoided = avoidedWords(readFileSync(FILE, "utf8"));
  const pattern = new RegExp(`\\b(${[...avoided.keys()].join("|")})\\b`, "i");

  return textsOf(content).flatMap(([place, texts]) => {
    const [word] = pattern.exec(texts.join("\n")) ?? [];
    return word === undefined
      ? []
      : `${place}: write "${avoided.get(word.toLowerCase())}" instead of "${word}" (${FILE})`;
  });
};
