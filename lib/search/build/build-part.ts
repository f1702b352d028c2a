import "server-only";
import MiniSearch from "minisearch";
import type { Language } from "@/content/languages";
import { alsoFoundBy } from "@/content/synonyms";
import type { Concepts } from "../concepts";
import { shortRomaji } from "../fold";
import { packIndex } from "../pack";
import { indexOptions, type PartFile } from "../part";
import type { IndexedFields, PartName } from "../part-names";
import { exactTerm, termsOf } from "../terms";
import { countAsked } from "./asked";
import { chapterEntries, ruleEntries, sectionEntries } from "./book-entries";
import { readConcepts } from "./concepts";
import {
  isTypedWhole,
  signEntries,
  termEntries,
  testEntries,
  testFactEntries,
  type IndexedEntry,
} from "./entries";
import { questionEntries, sceneEntries } from "./question-entries";

/** What each part holds, in a language. */
export const readEntries: Record<
  PartName,
  (language: Language) => IndexedEntry[] | Promise<IndexedEntry[]>
> = {
  names: (language) => [
    ...signEntries(language),
    ...termEntries(language),
    ...chapterEntries(language),
    ...testEntries(language),
  ],
  rules: (language) => [
    ...ruleEntries(language),
    ...sectionEntries(language),
    ...testFactEntries(language),
  ],
  questions: async (language) => [
    ...(await questionEntries(language)),
    ...sceneEntries(language),
  ],
};

/** Builds a part of the index; the same sources give the same file. */
export async function buildPart(
  part: PartName,
  language: Language,
): Promise<PartFile> {
  const entries = await readEntries[part](language);
  return indexPart(part, entries, readConcepts(), await countAsked());
}

/**
 * A part of the index with these entries. `asked` says how many questions rest
 * on an entry, by its id.
 */
export function indexPart(
  part: PartName,
  entries: readonly IndexedEntry[],
  concepts: Concepts,
  asked: ReadonlyMap<string, number> = new Map(),
): PartFile {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    entries.map((entry, id) => ({ id, ...fieldsOf(entry, concepts) })),
  );
  return {
    part,
    entries: entries.map(({ id, entry }) => ({
      ...entry,
      ...(asked.has(id) && { asked: asked.get(id) }),
    })),
    ...(part === "names" && { concepts }),
    index: packIndex(index.toJSON()),
  };
}

function fieldsOf(indexed: IndexedEntry, concepts: Concepts): IndexedFields {
  const { id, entry, names = [], number = "", text = "" } = indexed;
  const { title, ja = "" } = entry;
  const isOnlyText = entry.kind === "rule" || entry.kind === "question";
  const name = indexed.name ?? (isOnlyText ? "" : title);
  const called = name ? [name, ja].filter(isTypedWhole) : [];
  const exact = [...(indexed.exact ?? called), ...(alsoFoundBy[id] ?? [])];
  const terms = (...texts: readonly string[]) =>
    texts
      .flatMap((one) => termsOf(one, concepts))
      .map(({ term }) => term)
      .join(" ");
  return {
    name: terms(name),
    names: [
      terms(...names, ...names.map(shortRomajiOf)),
      ...new Set(exact.map((one) => exactTerm(one, concepts))),
    ].join(" "),
    number: terms(number),
    text: name === title ? terms(text) : terms(title, text),
  };
}

/** "joukou" is also asked for as "joko", as it is in the glossary. */
const shortRomajiOf = (name: string) =>
  /^[a-z ]+$/.test(name) && shortRomaji(name) !== name ? shortRomaji(name) : "";
