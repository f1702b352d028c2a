import type { Language } from "@/content/languages";
import { searchPartAddress } from "../addresses/file-addresses";
import { areTexts, isListOf, isObject } from "../browser/check-json";
import { downloadJson } from "../browser/download";
import { openPart, type Entry, type Part, type PartFile } from "./part";
import type { PartName } from "./part-names";

const downloads = new Map<string, Promise<Part>>();

/** A part of the index; downloaded once, unless it failed. */
export function loadPart(name: PartName, language: Language): Promise<Part> {
  const address = searchPartAddress(name, language);
  const known = downloads.get(address);
  if (known) return known;

  const download = downloadJson(address, isPartOf(name)).then(openPart);
  downloads.set(address, download);
  download.catch(() => downloads.delete(address));
  return download;
}

const isPartOf =
  (name: PartName) =>
  (value: unknown): value is PartFile => {
    if (!isObject(value)) return false;

    const { part, entries, index } = value as Partial<PartFile>;
    return (
      part === name &&
      isListOf<Entry>(entries, ({ kind, at, title }) =>
        areTexts(kind, at, title),
      ) &&
      isObject(index) &&
      areTexts(index?.terms, index?.lengths, ...(index?.places ?? [null]))
    );
  };
