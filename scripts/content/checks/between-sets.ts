import type { AuthoredQuestion } from "@/content/sets/schema";
import {
  isMultipleChoice,
  placeOf,
  plain,
  type Check,
  type SetContent,
} from "../content";

/** How many questions may depend on one rule, over all sets. */
const MOST_ON_A_RULE = 4;

/** Share of common words, 0 to 1, from which two texts ask the same. */
const ALIKE = 0.8;

type Entry = {
  place: string;
  kind: string;
  picture: string;
  words: ReadonlySet<string>;
};

/** No question repeats another, even with two words changed. */
export const checkDuplicates: Check = ({ sets }) => {
  const entries = sets.flatMap((set) =>
    set.questions.map((question) => entryOf(set, question)),
  );
  return entries.flatMap((one, index) =>
    entries
      .slice(index + 1)
      .filter(
        (other) =>
          one.kind === other.kind &&
          one.picture === other.picture &&
          likeness(one.words, other.words) >= ALIKE,
      )
      .map((other) => `${other.place}: asks the same as ${one.place}`),
  );
};

function entryOf(set: SetContent, question: AuthoredQuestion): Entry {
  const options = isMultipleChoice(question) ? question.options : [];
  const text = plain([question.question, ...options].join(" "));
  return {
    place: placeOf(set, question.id),
    kind: `${set.info.kind} ${set.info.languages[0]}`,
    picture: question.picture ?? "",
    words: new Set(text.split(" ")),
  };
}

/** Common words divided by all words, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** No rule decides too many questions. */
export const checkOftenAsked: Check = ({ sets }) => {
  const places = new Map<string, string[]>();
  for (const set of sets)
    for (const { id, rule } of set.questions)
      places.set(rule, [...(places.get(rule) ?? []), `${set.id} ${id}`]);

  return [...places]
    .filter(([, asked]) => asked.length > MOST_ON_A_RULE)
    .map(
      ([rule, asked]) =>
        `${rule}: ${asked.length} questions depend on it, at most ${MOST_ON_A_RULE} may (${asked.join(", ")})`,
    );
};
