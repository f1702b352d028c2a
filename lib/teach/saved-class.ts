/**
 * The results of a teacher's classes as this browser keeps them: the version
 * of this form, then a code a line, as a chat would have them.
 */
import { CLASS_KEY, readText, removeText, writeText } from "../browser/storage";
import { findResults } from "./collect";
import { writeResult, type PaperResult } from "./result-code";

const VERSION = "1";

/** All results that are kept, in the order in which they came. */
export function readClass(): PaperResult[] {
  const text = readText(CLASS_KEY) ?? "";
  return text.startsWith(`${VERSION}\n`) ? findResults(text).results : [];
}

/** Keeps these results and no others. */
export function writeClass(results: readonly PaperResult[]) {
  if (results.length === 0) return removeText(CLASS_KEY);

  writeText(CLASS_KEY, [VERSION, ...results.map(writeResult)].join("\n"));
}
