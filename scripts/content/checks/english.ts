import { readFileSync } from "node:fs";
import { placeOf, type Check } from "../content";

const FILE = "content/english.md";

/** "| hinder, hinders | get in the way of |" */
const row = /^\| (?<avoided>[^|]+?) +\| (?<better>[^|]+?) +\|$/gm;

/** The words that learners' English avoids, each with the one to write. */
function avoidedWords(table: string): Map<string, string> {
  const rows = [...table.matchAll(row)].map(({ groups = {} }) => groups);
  return new Map(
    rows
      .filter(
        ({ avoided }) => avoided !== "Do not write" && !/^-+$/.test(avoided),
      )
      .flatMap(({ avoided, better }) =>
        avoided.split(", ").map((word): [string, string] => [word, better]),
      ),
  );
}

/** Questions, options and explanations are in words that a learner knows. */
export const checkEnglish: Check = ({ sets }) => {
  const avoided = avoidedWords(readFileSync(FILE, "utf8"));
  const pattern = new RegExp(`\\b(${[...avoided.keys()].join("|")})\\b`, "i");

  return sets.flatMap((set) =>
    Object.entries(set.texts.en ?? {}).flatMap(
      ([id, { question, explanation, options = [] }]) => {
        const text = [question, explanation, ...options].join("\n");
        const [word] = pattern.exec(text) ?? [];
        return word === undefined
          ? []
          : `${placeOf(set, Number(id))}: "${word}"; write "${avoided.get(word.toLowerCase())}" (${FILE})`;
      },
    ),
  );
};
