/**
 * The format of one page of the answer log: a short text, so that about twenty
 * thousand answers fit into the storage. Words separated by spaces:
 *
 *     1 :karimenkyo-2 @g3k 0.c.Bx81Qfa 0.d.JpL0_a3 :basic 1.7.A9sKd2e
 *
 * first the version of this format; `:` names a set and gives it the next
 * number, from 0; `@` is the day of what follows; an answer is the set's
 * number, the question's id, and one letter for choice, verdict and place,
 * followed by the question's revision, and `!` or `?` if the learner said that
 * she was sure or guessed; a release that does not know these skips such an
 * answer. Numbers are in base 36.
 */
import { LAST_DAY } from "../text/days";
import type { QuestionRef } from "./question";

/** Where an answer was given. */
type AnswerPlace = (typeof places)[number];

/** How sure the learner said she was, before she saw whether it was right. */
export type Confidence = "sure" | "guess";

export type LoggedAnswer = {
  ref: QuestionRef;
  /** Of the question as it was then. */
  revision: string;
  /** Zero-based index of the option, 0 to 7. */
  choice: number;
  isRight: boolean;
  /** The learner's calendar day (days.ts). */
  day: number;
  place: AnswerPlace;
  /** Missing if she was not asked, or did not say. */
  confidence?: Confidence;
};

const VERSION = "1";
const places = ["set", "practice", "exam"] as const;
const letters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const answerWord =
  /^([0-9a-z]{1,4})\.([0-9a-z]{1,4})\.([\w-])([\w-]{6})([!?]?)$/;

/** Appends an answer to a page; "" is a page that does not exist yet. */
export function appendToPage(page: string, answer: LoggedAnswer): string {
  const words = page === "" ? [VERSION] : page.split(" ");
  const sets = words.filter((word) => word.startsWith(":"));
  const day = words.findLast((word) => word.startsWith("@"));
  return [...words, ...wordsOf(answer, sets, day)].join(" ");
}

/** A page of any length, all answers at once. */
export function writePage(answers: readonly LoggedAnswer[]): string {
  const words = [VERSION];
  const sets: string[] = [];
  let day: string | undefined;
  for (const answer of answers) {
    const added = wordsOf(answer, sets, day);
    sets.push(...added.filter((word) => word.startsWith(":")));
    day = added.find((word) => word.startsWith("@")) ?? day;
    words.push(...added);
  }
  return words.join(" ");
}

/** What an answer appends to a page that names these sets and this day. */
function wordsOf(
  answer: LoggedAnswer,
  sets: readonly string[],
  lastDay: string | undefined,
): string[] {
  const [setId, id] = answer.ref.split("/");
  const day = `@${answer.day.toString(36)}`;
  const known = sets.indexOf(`:${setId}`);
  const set = (known === -1 ? sets.length : known).toString(36);
  const mark = markOf(answer) + answer.revision + signOf(answer);
  return [
    ...(known === -1 ? [`:${setId}`] : []),
    ...(day === lastDay ? [] : [day]),
    `${set}.${Number(id).toString(36)}.${mark}`,
  ];
}

/** Whether this release can read a page, and so write to it. */
export function isReadable(page: string): boolean {
  return page.split(" ", 1)[0] === VERSION;
}

/** The answers of a page in order; skips anything that is not an answer. */
export function readPage(page: string): LoggedAnswer[] {
  if (!isReadable(page)) return [];

  const sets: string[] = [];
  const answers: LoggedAnswer[] = [];
  let day = 0;
  for (const word of page.split(" ")) {
    if (word.startsWith(":"))
      sets.push(/^:[\w-]+$/.exec(word) ? word.slice(1) : "");
    else if (word.startsWith("@"))
      day = Math.min(parseInt(word.slice(1), 36), LAST_DAY);
    else {
      const answer = readAnswer(word, sets, day);
      if (answer) answers.push(answer);
    }
  }
  return answers;
}

function readAnswer(
  word: string,
  sets: readonly string[],
  day: number,
): LoggedAnswer | null {
  const [, set, id, letter, revision, sign] = answerWord.exec(word) ?? [];
  if (set === undefined || id === undefined) return null;

  const setId = sets[parseInt(set, 36)];
  const mark = letters.indexOf(letter ?? "");
  const place = places[mark >> 4];
  if (!setId || !place || revision === undefined || !(day > 0)) return null;

  return {
    ref: `${setId}/${parseInt(id, 36)}`,
    revision,
    choice: mark & 7,
    isRight: (mark & 8) !== 0,
    day,
    place,
    ...(sign && { confidence: sign === "!" ? "sure" : "guess" }),
  };
}

function markOf({ choice, isRight, place }: LoggedAnswer): string {
  const mark = (places.indexOf(place) << 4) | (Number(isRight) << 3) | choice;
  return letters.charAt(mark);
}

function signOf({ confidence }: LoggedAnswer): string {
  return confidence ? { sure: "!", guess: "?" }[confidence] : "";
}
