import { stampOf } from "./hashes";
import type { SignedText, TextGroup } from "./texts";

/** So many texts are read in half an hour. */
const BATCH = 25;

/** A text as a reader gets it. */
export type BatchText = SignedText & { stamp: string };

/** Texts that are read in one sitting. */
export type Batch = {
  /** "gaimen-1.2", "signs.warning.1". */
  id: string;
  /** The id of its group, and which part of how many it is. */
  group: string;
  part: number;
  parts: number;
  texts: readonly SignedText[];
};

/** The groups in batches of at most 25, those of a group about equal. */
export function batchesOf(groups: readonly TextGroup[]): Batch[] {
  return groups.flatMap(({ id, texts }) => {
    const parts = Math.ceil(texts.length / BATCH);
    const size = Math.ceil(texts.length / parts);
    return Array.from({ length: parts }, (_, index) => ({
      id: `${id.replaceAll("/", ".")}.${index + 1}`,
      group: id,
      part: index + 1,
      parts,
      texts: texts.slice(index * size, (index + 1) * size),
    }));
  });
}

/** What the file of a batch holds. */
export function batchFile({ texts }: Batch): BatchText[] {
  return texts.map((text) => ({ ...text, stamp: stampOf(text) }));
}
