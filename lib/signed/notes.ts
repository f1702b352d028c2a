/**
 * What a reader has found so far, as her browser keeps it: initials, and the
 * last word on each text. Whatever else was stored is dropped.
 */
import type { Day } from "@/content/rules/schema";
import { areTexts, isObject } from "../browser/check-json";
import { READING_PREFIX } from "../browser/storage";
import type { BatchText } from "./batches";
import type { Finding } from "./block";
import type { Translation } from "./texts";

/** Raised when the form changes. */
const VERSION = 1;

/** What was found of one text, in which batch and when. */
export type Note = Omit<Finding, "ref"> & { batch: string; on: Day };

export type Notes = {
  by: string;
  /** By the refs of the texts. */
  found: Readonly<Record<string, Note>>;
};

/** Where the notes on a translation are kept. */
export const notesKey = (translation: Translation) =>
  READING_PREFIX + translation;

/** The notes as a text. */
export function writeNotes(notes: Notes): string {
  return JSON.stringify({ version: VERSION, ...notes });
}

/** The notes from whatever was stored. */
export function readNotes(text: string | null): Notes {
  const none: Notes = { by: "", found: {} };
  try {
    const { version, by, found } = JSON.parse(text ?? "") as Partial<
      Record<string, unknown>
    >;
    if (version !== VERSION || !isObject(found)) return none;
    const notes = Object.entries(found).filter(([, note]) => isNote(note));
    return {
      by: typeof by === "string" ? by : "",
      found: Object.fromEntries(notes),
    };
  } catch {
    return none;
  }
}

function isNote(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { stamp, how, batch, on, doubt } = value as Partial<Note>;
  return (
    areTexts(stamp, batch, on, doubt ?? "") &&
    (how === "blind" || how === "beside-source")
  );
}

/** What was found of a text as it is now; undefined where it is unread. */
export function noteOf(
  { found }: Notes,
  { ref, stamp }: Pick<BatchText, "ref" | "stamp">,
): Note | undefined {
  const note = Object.hasOwn(found, ref) ? found[ref] : undefined;
  return note?.stamp === stamp ? note : undefined;
}

/** What there is to send of a batch, and the day of the last reading. */
export function findingsOf(notes: Notes, texts: readonly BatchText[]) {
  const all = texts.flatMap((text) => {
    const note = noteOf(notes, text);
    return note ? [{ ...note, ref: text.ref }] : [];
  });
  const days = all.map(({ on }) => on).sort();
  return { findings: all as readonly Finding[], on: days.at(-1) };
}
