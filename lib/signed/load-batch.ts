import { readingAddress } from "../addresses/file-addresses";
import { areTexts, isListOf } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import type { BatchText } from "./batches";
import type { Translation } from "./texts";

const downloads = new Map<string, Promise<readonly BatchText[]>>();

/** The texts of a batch; downloaded once, unless it failed. */
export function loadBatch(
  batch: string,
  translation: Translation,
): Promise<readonly BatchText[]> {
  const address = readingAddress(batch, translation);
  const known = downloads.get(address);
  if (known) return known;

  const texts = downloadJson(address, areBatchTexts);
  downloads.set(address, texts);
  return texts;
}

/** Makes the next `loadBatch` of a batch a new download. */
export function evictBatch(batch: string, translation: Translation) {
  downloads.delete(readingAddress(batch, translation));
}

const areBatchTexts = (value: unknown) =>
  isListOf<BatchText>(
    value,
    ({ ref, stamp, lines, asks }) =>
      areTexts(ref, stamp) && Array.isArray(lines) && Array.isArray(asks),
  );
