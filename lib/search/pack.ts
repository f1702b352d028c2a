import type { AsPlainObject } from "minisearch";
import { indexedFields } from "./part-names";

/**
 * An index as its file has it: a third smaller than as the library writes it,
 * and quicker to read. Documents are numbered from 0.
 */
export type PackedIndex = {
  /** Terms of each document by field: "2,0,0,9 1,0,0,4". */
  lengths: string;
  /** Mean number of terms by field. */
  average: readonly number[];
  /** All terms, in their order, with a space between. */
  terms: string;
  /**
   * Of each term, behind a space: field, ":", the documents that have it there,
   * each as what it is more than the one before, to the base 36; "*2" behind
   * one that has it twice; ";" before another field.
   */
  places: string;
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
    terms: terms.map(([term]) => term).join(" "),
    places: terms
      .map(([, fields]) =>
        Object.entries(fields as unknown as Record<string, Frequencies>)
          .map(([field, documents]) => `${field}:${packPlaces(documents)}`)
          .join(";"),
      )
      .join(" "),
  };
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
  const terms = packed.terms.split(" ");
  const places = packed.places.split(" ");
  if (terms.length !== places.length) throw new Error("Half an index");

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
      unpackFields(places[at] ?? ""),
    ]) as never,
    serializationVersion: 2,
  };
}

function unpackFields(packed: string): Record<string, Frequencies> {
  const fields: Record<string, Frequencies> = {};
  for (const one of packed.split(";")) {
    const [field = "", documents = ""] = one.split(":");
    const frequencies: Frequencies = {};
    let id = 0;
    for (const place of documents.split(",")) {
      const [step = "", times = "1"] = place.split("*");
      id += parseInt(step, 36);
      frequencies[id] = Number(times);
    }
    fields[field] = frequencies;
  }
  return fields;
}
