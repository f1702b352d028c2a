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
 * Adds answers that were given elsewhere, each by its day; gives back the whole
 * log. The new pages are written before the old ones go: whatever is cut off
 * between loses nothing. Where there is no room for both, the old ones stay,
 * and what is added comes behind them.
 */
export function addAnswers(added: readonly LoggedAnswer[]): LoggedAnswer[] {
  const old = pageNumbers();
  const all = [...readAnswerLog(), ...added].sort(
    (one, other) => one.day - other.day,
  );
  const { written, areKept } = writePages(all);
  for (const number of areKept ? old : written)
    if (isOurs(textOf(number))) removeText(keyOf(number));
  if (!areKept) writePages(added);
  return all;
}

/**
 * Removes the answers to which this applies. Each page only becomes shorter,
 * for which a full storage has room too.
 */
export function removeAnswers(isRemoved: (answer: LoggedAnswer) => boolean) {
  for (const number of pageNumbers()) {
    const page = textOf(number);
    if (!isOurs(page)) continue;

    const left = readPage(page).filter((answer) => !isRemoved(answer));
    if (left.length > 0) writeText(keyOf(number), writePage(left));
    else removeText(keyOf(number));
  }
}

/** Writes answers to new pages; says whether the browser keeps all of these. */
function writePages(answers: readonly LoggedAnswer[]) {
  const first = (pageNumbers().at(-1) ?? 0) + 1;
  const written: number[] = [];
  let areKept = true;
  for (let start = 0; start < answers.length; start += PAGE_ANSWERS) {
    const number = first + written.length;
    const page = writePage(answers.slice(start, start + PAGE_ANSWERS));
    areKept = writeText(keyOf(number), page) === "browser" && areKept;
    written.push(number);
  }
  return { written, areKept };
}

/** A later release's page is not ours to throw away, nor what is no page. */
const isOurs = (page: string) =>
  page === "" || (isReadable(page) && page.length <= LONGEST_PAGE);

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
