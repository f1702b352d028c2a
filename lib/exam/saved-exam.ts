/**
 * The format in which an exam is stored: a short text, written at each answer.
 * Words separated by spaces:
 *
 *     1 karimenkyo K7QX2M 2M timed 1hs0 mdzg2a8o 4 going :basic 0.7t 0.cO
 *
 * version of this format, test, code, edition, whether timed, time used and
 * last reading of the wall clock in ms, screen, how it ended; then the paper:
 * `:` names a set and gives it the next number, from 0; a statement is its
 * set's number, its id, and t, f or o for its answer, a capital if flagged.
 * Numbers are in base 36.
 */
import { tests, type TestId } from "@/content/tests";
import type { QuestionRef } from "../answers/question";
import { DAY, LAST_DAY } from "../text/days";
import { resumeClock } from "./clock";
import type { Exam } from "./exam";
import { pointsOf } from "./grade";
import { screensOf } from "./paper";
import { formatCode, parseCode } from "./seed";
import { testFigures } from "./test-figures";

const VERSION = "1";

/** No exam is longer, so a longer text is not read. */
const LONGEST = 4_000;
const head =
  /^1 (\w+) (\w{6}) ([0-9A-Z]{2}) (timed|free) ([0-9a-z]{1,9}) ([0-9a-z]{1,9}) ([0-9a-z]{1,2}) (going|handed-in|expired) (.+)$/;
const statementWord = /^([0-9a-z]{1,2})\.([0-9a-z]{1,3})([tfo])$/i;

type Paper = Pick<Exam, "refs" | "answers" | "flags">;

/** Writes an exam as a text. */
export function writeExam(exam: Exam): string {
  const { test, code, edition, clock, current, ended } = exam;
  return [
    VERSION,
    test,
    code,
    edition,
    clock.limit === null ? "free" : "timed",
    Math.round(clock.used).toString(36),
    Math.round(clock.wall).toString(36),
    current.toString(36),
    ended ?? "going",
    ...paperWords(exam),
  ].join(" ");
}

function paperWords({ refs, answers, flags }: Paper): string[] {
  const sets: string[] = [];
  return refs.flatMap((ref) => {
    const [set = "", id] = ref.split("/");
    const isNew = !sets.includes(set);
    if (isNew) sets.push(set);

    const answer = answers[ref];
    const letter = answer === undefined ? "o" : answer ? "t" : "f";
    const mark = flags.includes(ref) ? letter.toUpperCase() : letter;
    const word = `${sets.indexOf(set).toString(36)}.${Number(id).toString(36)}${mark}`;
    return isNew ? [`:${set}`, word] : [word];
  });
}

/**
 * Reads an exam back, with its clock continuing from the last reading; null for
 * any text that is not a complete exam, or has more statements than the test.
 */
export function readExam(text: string): Exam | null {
  if (text.length > LONGEST) return null;

  const [, test, code, edition, timed, used, wall, screen, end, words] =
    head.exec(text) ?? [];
  const parsed = parseCode(code ?? "");
  const paper = readPaper(words ?? "");
  if (!isTest(test) || !parsed || !edition || !paper) return null;

  const screens = screensOf(paper.refs);
  const current = parseInt(screen ?? "", 36);
  const lastLook = parseInt(wall ?? "", 36);
  const isTooMuch = pointsOf(screens) > testFigures(test).totalPoints;
  if (current >= screens.length || isTooMuch || lastLook > LAST_DAY * DAY)
    return null;

  const minutes = timed === "timed" ? tests[test].minutes : null;
  const clock = resumeClock(minutes, parseInt(used ?? "", 36), lastLook);
  const ended = end === "handed-in" || end === "expired" ? end : null;
  return {
    test,
    code: formatCode(parsed),
    edition,
    ...paper,
    current,
    clock,
    ended,
  };
}

/** Null if a word is not a statement, or a statement is there twice. */
function readPaper(words: string): Paper | null {
  const sets: string[] = [];
  const refs: QuestionRef[] = [];
  const answers: Partial<Record<QuestionRef, boolean>> = {};
  const flags: QuestionRef[] = [];

  for (const word of words.split(" ")) {
    if (/^:[\w-]+$/.test(word)) {
      sets.push(word.slice(1));
      continue;
    }
    const [, number = "", id = "", mark = ""] = statementWord.exec(word) ?? [];
    const set = sets[parseInt(number, 36)];
    if (!set) return null;

    const ref = `${set}/${parseInt(id, 36)}` as const;
    if (refs.includes(ref)) return null;
    refs.push(ref);
    const letter = mark.toLowerCase();
    if (letter !== "o") answers[ref] = letter === "t";
    if (mark !== letter) flags.push(ref);
  }
  return refs.length > 0 ? { refs, answers, flags } : null;
}

function isTest(name: string | undefined): name is TestId {
  return name !== undefined && Object.hasOwn(tests, name);
}
