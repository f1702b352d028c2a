import type { AsPlainObject } from "minisearch";
import { indexedFields } from "./part-names";

/**
 * An index as its file has it: half of what the library writes, and quicker to
 * read. Documents are numbered from 0.
 */
export type PackedIndex = {
  /** Terms of each document by field: "2,0,0,9 1,0,0,4". */
  lengths: string;
  /** Mean number of terms by field. */
  average: readonly number[];
  /**
   * All terms, in their order, with a space between: each as the number of
   * letters, to the base 36, that it begins with as the one before, and the
   * rest of it.
   */
  terms: string;
  /**
   * By field, of each term, with a space between: the documents that have it
   * there, each as what it is more than the one before, to the base 36; "*2"
   * behind one that has it twice.
   */
  places: readonly string[];
};

type Frequencies = Record<string, number>;

/** Packs what the library writes. */
export function packIndex(index: AsPlainObject): PackedIndex {
  const terms = [...index.index].sort(([one], [other]) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
  const documents = Array.from({ length: index.documentCount }, (_, id) =>
    indexedFields.map((_, field) => index.fieldLength[id]?.[field] ?? 0),
  );
  return {
    lengths: documents.join(" "),
    average: index.averageFieldLength,
    terms: packTerms(terms.map(([term]) => term)),
    places: indexedFields.map((_, field) =>
      terms
        .map(([, fields]) => {
          const byField = fields as unknown as Record<string, Frequencies>;
          return packPlaces(byField[field] ?? {});
        })
        .join(" "),
    ),
  };
}

/** No more letters than one digit counts are taken from the term before. */
const MOST_SHARED = 35;

function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? "";
      let shared = 0;
      while (
        shared < Math.min(term.length, MOST_SHARED) &&
        term[shared] === before[shared]
      )
        shared += 1;
      return shared.toString(36) + term.slice(shared);
    })
    .join(" ");
}

function unpackTerms(packed: string): string[] {
  let before = "";
  return packed.split(" ").map((one) => {
    before = before.slice(0, parseInt(one[0] ?? "", 36)) + one.slice(1);
    return before;
  });
}

function packPlaces(documents: Frequencies): string {
  let last = 0;
  return Object.entries(documents)
    .map(([id, times]): [number, number] => [Number(id), times])
    .sort(([one], [other]) => one - other)
    .map(([id, times]) => {
      const step = (id - last).toString(36);
      last = id;
      return times > 1 ? `${step}*${times}` : step;
    })
    .join();
}

/** Unpacks it for the library. Throws where it is not whole. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const { average, lengths } = packed;
  const documents = lengths.split(" ").map((one) => one.split(",").map(Number));
  const terms = unpackTerms(packed.terms);
  const places = packed.places.map((field) => field.split(" "));
  if (
    places.length !== indexedFields.length ||
    places.some((field) => field.length !== terms.length)
  )
    throw new Error("Half an index");

  return {
    documentCount: documents.length,
    nextId: documents.length,
    documentIds: { ...documents.map((_, id) => id) },
    fieldIds: Object.fromEntries(indexedFields.map((name, id) => [name, id])),
    fieldLength: { ...documents } as never,
    averageFieldLength: [...average],
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term, at) => [
      term,
      Object.fromEntries(
        places.flatMap((ofTerms, field) => {
          const documents = ofTerms[at];
          return documents ? [[field, unpackPlaces(documents)]] : [];
        }),
      ),
    ]) as never,
    serializationVersion: 2,
  };
}

function unpackPlaces(packed: string): Frequencies {
  const frequencies: Frequencies = {};
  let id = 0;
  for (const place of packed.split(",")) {
    const [step = "", times = "1"] = place.split("*");
    id += parseInt(step, 36);
    frequencies[id] = Number(times);
  }
  return frequencies;
}
