import { hazardSetIds } from "@/content/hazards/sets";
import {
  isReadable,
  readPage,
  writePage,
  type LoggedAnswer,
} from "../answers/answer-page";
import { compress, decompress } from "../browser/compress";
import { readResult, writeResult, type KeptResult } from "../exam/exam-results";
import { isCarried, type SavedHazards } from "../hazards/saved-sets";
import { compact } from "./merge-logs";
import { readSets, writeSets, type SavedSets } from "./sets-code";

/** What a code begins with; the digit is raised when its format changes. */
const MARK = "MM2";

/** The first release's: sets alone, as `writeSets` writes them. */
const FIRST_MARK = "MM1";

/** Ends the sets, the answers, and the code. */
const BAR = "|";

/** Begins the checksum of everything before it; earlier releases skip it. */
const SUM = "sum=";

/** No code of this site is longer. */
const LONGEST = 200_000;

/** What a code carries to this release. */
export type Carried = {
  sets: SavedSets;
  answers: readonly LoggedAnswer[];
  /** Practice of hazard scenes. */
  hazards: SavedHazards;
  /** How exams went, in any order. */
  exams: readonly KeptResult[];
};

/**
 * What is read from a code, and the names of sets that only a later release
 * has.
 */
type Read = Carried & { leftOut: readonly string[] };

/**
 * Writes progress as a text to carry to another browser: sets, then the
 * answers as a page of the log has them, then scenes and exams if there are
 * any. "MM2z" and compressed, one word; where the browser cannot compress,
 * "MM2t" and the text itself.
 */
export async function writeProgressCode({
  sets = {},
  answers = [],
  hazards = {},
  exams = [],
}: Partial<Carried>): Promise<string> {
  const scenes = Object.entries(hazards).map(
    ([setId, practice]) => `${setId}=${practice}`,
  );
  const all = [
    ...[...writeSets(sets), BAR],
    ...[writePage(compact(answers)), BAR],
    ...[...scenes, ...exams.map(writeResult)],
  ].join(" ");
  const text = `${all} ${SUM}${sumOf(all)} ${BAR}`;
  const short = await compress(text);
  return short === null ? `${MARK}t ${text}` : `${MARK}z${short}`;
}

/**
 * Reads a code back; null for any text that is not a complete one. Choices and
 * revisions are checked later, against the questions.
 */
export async function readProgressCode(text: string): Promise<Read | null> {
  if (text.length > LONGEST) return null;

  // A chat may have put anything around it, and a link before it.
  const [code = ""] = /MM[12].*/s.exec(text.normalize("NFKC")) ?? [];
  const [mark = "", ...words] = code.trim().split(/\s+/);
  if (mark === FIRST_MARK) {
    const read = readSets(words);
    return read?.leftOut.length === 0 && words.length > 0
      ? { ...read, answers: [], hazards: {}, exams: [] }
      : null;
  }
  if (mark === `${MARK}t`) return readCarried(words);
  if (!mark.startsWith(`${MARK}z`)) return null;

  const short = code.slice(MARK.length + 1).replace(/[^\w-]/g, "");
  const plain = await decompress(short);
  return plain === null ? null : readCarried(plain.split(" "));
}

function readCarried(words: readonly string[]): Read | null {
  const bar = words.indexOf(BAR);
  const second = words.indexOf(BAR, bar + 1);
  const read = readSets(words.slice(0, Math.max(0, bar)));
  const answers = words.slice(bar + 1, Math.max(0, second)).join(" ");
  const others = words.slice(second + 1, -1);
  const isWhole =
    bar !== -1 && second !== -1 && words.at(-1) === BAR && isReadable(answers);
  const sum = words.at(-2) ?? "";
  const isChanged =
    sum.includes(SUM) && sum !== SUM + sumOf(words.slice(0, -2).join(" "));
  if (!read || !isWhole || isChanged) return null;

  return {
    ...read,
    answers: compact(readPage(answers)),
    hazards: readHazards(others),
    exams: others.flatMap(readResult),
  };
}

/** A checksum (FNV-1a, 32 bits). */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text)
    sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Skips what this release does not know. */
function readHazards(words: readonly string[]): SavedHazards {
  const hazards: SavedHazards = {};
  for (const setId of hazardSetIds) {
    const word = words.find((one) => one.startsWith(`${setId}=`));
    const practice = word?.slice(setId.length + 1);
    if (practice !== undefined && isCarried(practice))
      hazards[setId] = practice;
  }
  return hazards;
}
