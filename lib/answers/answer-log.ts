/**
 * Every answer that was given in this browser, first and later ones, in the
 * order of giving. It is only written behind; "Take Quiz Again" leaves it.
 * Kept in pages, so that an answer rewrites a few kilobytes, and read only by
 * what shows progress.
 */
import {
  ANSWERS_PREFIX,
  keysThatBegin,
  readText,
  removeText,
  writeText,
} from "../browser/storage";
import { dayOf } from "../text/days";
import {
  appendToPage,
  isReadable,
  readPage,
  writePage,
  type LoggedAnswer,
} from "./answer-page";
import type { Answerable } from "./question";

/** A page longer than this is full; about 250 answers. */
const PAGE_LENGTH = 3_000;
const PAGE_ANSWERS = 200;

/** No page that we write comes near it, however many answers were added at once. */
const LONGEST_PAGE = 20_000;

/** The oldest beyond these are dropped: more than 20,000 answers. */
const MOST_PAGES = 96;

/**
 * Writes down an answer to a question, with its verdict; `choice` is the
 * zero-based option. It was given today, unless `day` names another one.
 */
export function recordAnswer(
  question: Answerable,
  choice: number,
  given: Pick<LoggedAnswer, "place" | "confidence"> & { day?: number },
) {
  const { ref, revision, correctAnswer } = question;
  const isRight = choice === correctAnswer;
  const day = dayOf(new Date());
  logAnswer({ ref, revision, choice, isRight, day, ...given });
}

/** Puts an answer behind the others at once. */
export function logAnswer(answer: LoggedAnswer) {
  const numbers = pageNumbers();
  const last = numbers.at(-1);
  // Read anew each time: another tab may have written on it.
  const page = last === undefined ? "" : textOf(last);
  const hasRoom = page.length < PAGE_LENGTH && isReadable(page);

  if (last !== undefined && hasRoom)
    writeText(keyOf(last), appendToPage(page, answer));
  else writeText(keyOf((last ?? 0) + 1), appendToPage("", answer));

  for (const old of numbers.slice(0, -MOST_PAGES)) removeText(keyOf(old));
}

/** The whole log; what cannot be read is left out. */
export function readAnswerLog(): LoggedAnswer[] {
  return pageNumbers().flatMap((number) => {
    const page = textOf(number);
    return page.length > LONGEST_PAGE ? [] : readPage(page);
  });
}

/**
 * Puts other answers in the place of the whole log. The new pages are written
 * before the old ones go: whatever is cut off between loses nothing.
 */
export function replaceAnswerLog(answers: readonly LoggedAnswer[]) {
  const old = pageNumbers();
  const first = (old.at(-1) ?? 0) + 1;
  for (let start = 0; start < answers.length; start += PAGE_ANSWERS)
    writeText(
      keyOf(first + start / PAGE_ANSWERS),
      writePage(answers.slice(start, start + PAGE_ANSWERS)),
    );
  for (const number of old) {
    // A later release's page is not ours to throw away, nor what is no page.
    const page = textOf(number);
    const isOurs = isReadable(page) && page.length <= LONGEST_PAGE;
    if (page === "" || isOurs) removeText(keyOf(number));
  }
}

const textOf = (number: number) => readText(keyOf(number)) ?? "";

const keyOf = (number: number) => ANSWERS_PREFIX + number;

/** The numbers of the pages that are there, the oldest first. */
function pageNumbers(): number[] {
  return (
    keysThatBegin(ANSWERS_PREFIX)
      .map((key) => key.slice(ANSWERS_PREFIX.length))
      // Behind the last number that is read there is always room for another.
      .filter((name) => /^[1-9]\d{0,14}$/.test(name))
      .map(Number)
      .sort((one, other) => one - other)
  );
}
