import { readText, SEARCH_KEY, writeText } from "../browser/storage";

/** Where a reader stood among what she had found. */
export type KeptPlace = {
  query: string;
  /** How far the page was scrolled, in CSS pixels. */
  top: number;
  /** The groups that she had opened. */
  opened: readonly string[];
};

/** Keeps the place until the end of the visit. */
export function keepPlace(place: KeptPlace) {
  writeText(SEARCH_KEY, JSON.stringify(place), "session");
}

/** The place among what this query found; undefined where none was kept. */
export function keptPlace(query: string): KeptPlace | undefined {
  try {
    const kept = JSON.parse(
      readText(SEARCH_KEY, "session") ?? "null",
    ) as Partial<KeptPlace> | null;
    const { top, opened } = kept ?? {};
    const isRight =
      kept?.query === query &&
      typeof top === "number" &&
      Array.isArray(opened) &&
      opened.every((one) => typeof one === "string");
    return isRight ? { query, top, opened } : undefined;
  } catch {
    return undefined;
  }
}
