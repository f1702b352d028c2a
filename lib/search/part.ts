import MiniSearch, { type Options } from "minisearch";
import type { Language } from "@/content/languages";
import type { EntryKind } from "@/content/ui/search/schema";
import type { Concepts } from "./concepts";
import { unpackIndex, type PackedIndex } from "./pack";
import { indexedFields, type PartName } from "./part-names";
import { vocabularyOf, type Vocabulary } from "./typos";

/** Something that can be found. */
export type Entry = {
  kind: EntryKind;
  /** Its page and its place there, without language: "signs/regulatory#330-a". */
  at: string;
  title: string;
  /** What is shown below the title. */
  note?: string;
  /** Its Japanese name. */
  ja?: string;
  /** A sign's number. */
  number?: string;
  /** How many questions rest on it. */
  asked?: number | undefined;
  /** The language of title and note, where it is not that of the page. */
  language?: Language;
};

/** A part as its file has it. */
export type PartFile = {
  part: PartName;
  entries: readonly Entry[];
  /** In the first part, for all of them. */
  concepts?: Concepts;
  index: PackedIndex;
};

/** A part that can be searched. */
export type Part = {
  entries: readonly Entry[];
  concepts: Concepts;
  vocabulary: Vocabulary;
  index: MiniSearch;
};

/** How the library reads what is made of terms already. */
export const indexOptions: Options = {
  fields: [...indexedFields],
  tokenize: (text) => text.split(" ").filter(Boolean),
  processTerm: (term) => term,
};

/** A part that was downloaded, ready to be searched. */
export function openPart({ entries, concepts = {}, index }: PartFile): Part {
  const unpacked = unpackIndex(index);
  return {
    entries,
    concepts,
    vocabulary: vocabularyOf(unpacked.index.map(([term]) => term)),
    index: MiniSearch.loadJS(unpacked, indexOptions),
  };
}
