import type { Day } from "@/content/rules/schema";
import type { Hashes } from "./texts";

/** How a text was read; a program reads nothing, it only doubts. */
export const ways = {
  blind: "answered from the translation alone",
  "beside-source": "compared with the source",
  program: "doubted by a program",
} as const;

export type Way = keyof typeof ways;

/** One reading of a text: by whom, how, and what it was then. */
export type Reading = Hashes & {
  /** Initials, or the name of a program. */
  by: string;
  on: Day;
  how: Way;
  /** What is wrong; a reading without it says that the text is right. */
  doubt?: string;
  /** The day on which it was noted that the text changed since. */
  lost?: Day;
};

/** The readings of each text by its ref, the oldest first. */
export type Readings = Readonly<Record<string, readonly Reading[]>>;

/** How far a text is. Computed, never written down. */
export const states = [
  "unread",
  "read once",
  "signed",
  "doubted",
  "source changed",
  "text changed",
] as const;

export type State = (typeof states)[number];

/** Whether two readings are by the same person, however she writes herself. */
export const personOf = ({ by }: Pick<Reading, "by">) =>
  by.toLowerCase().replace(/[\s.]/g, "");

/** Programs may doubt, never sign. */
const isByPerson = ({ how }: Reading) => how !== "program";

/** Whether a reading is of the text as it is. */
export const isOf = (now: Hashes) => (reading: Hashes) =>
  reading.source === now.source &&
  reading.text === now.text &&
  reading.key === now.key;

/**
 * The last word of each reader on the text as it is. What a program doubts is
 * settled once a reader compares the text with its source.
 */
export function latestReadings(
  all: readonly Reading[],
  now: Hashes,
): Reading[] {
  const current = all.filter(isOf(now));
  return current.filter((one, index) => {
    const later = current.slice(index + 1);
    if (later.some((other) => personOf(other) === personOf(one))) return false;
    return !(
      one.how === "program" &&
      later.some(({ how, doubt }) => how === "beside-source" && !doubt)
    );
  });
}

/** The state of a text with these readings. */
export function stateOf(all: readonly Reading[] = [], now: Hashes): State {
  const current = latestReadings(all, now);
  if (current.some(({ doubt }) => doubt !== undefined)) return "doubted";
  const readers = current.filter(isByPerson);
  if (readers.length > 0) return readers.length > 1 ? "signed" : "read once";

  const last = all.findLast(isByPerson);
  if (!last) return "unread";
  return last.text === now.text ? "source changed" : "text changed";
}

/** Who signed a text as it no longer is: nobody, unless two people did. */
export function lostSignatures(
  all: readonly Reading[],
  now: Hashes,
): readonly Reading[] {
  const last = all.findLast((one) => !isOf(now)(one));
  if (!last || last.lost) return [];

  const isSigned = stateOf(all, last) === "signed";
  return isSigned ? latestReadings(all, last) : [];
}
