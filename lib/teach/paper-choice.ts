/**
 * What a teacher chooses of a paper, and its code: the six letters of
 * `lib/exam/seed.ts`, which mean a whole paper as the real test has it; five
 * more, such as K7QX2M-4G0A1, name the test and what is chosen otherwise.
 */
import { testIds, type TestId } from "@/content/tests";
import { topicIds, type TopicId } from "@/content/topics";
import { formatCode, lettersOf, parseCode, type ExamCode } from "../exam/seed";
import { bitReader, toLetters } from "./bits";

type PaperVersion = "A" | "B";

export type PaperChoice = ExamCode & {
  test: TestId;
  /** Null for all topics of the test. */
  topics: readonly TopicId[] | null;
  /** Questions; null for as many as the real test has. */
  count: number | null;
  /** False for statements without pictures only. */
  pictures: boolean;
  /** B has the questions of A in another order. */
  version: PaperVersion;
};

/** More than this has no room in a code. */
export const MOST_QUESTIONS = 100;

const SHORT = 6;
const LONG = 11;
const TEST_BITS = 2;
const COUNT_BITS = 7;
/** One for each topic; a code of before has no room for another. */
const TOPIC_BITS = 14;

/** A whole paper as the real test has it. */
export function wholePaper(test: TestId, code: ExamCode): PaperChoice {
  return {
    test,
    ...code,
    topics: null,
    count: null,
    pictures: true,
    version: "A",
  };
}

/** Whether six letters say all of it: then the exam of its test takes it. */
export function isWhole(choice: PaperChoice): boolean {
  const { topics, count, pictures, version } = choice;
  return topics === null && count === null && pictures && version === "A";
}

/** The numbers of what is chosen, each with its bits, for a code. */
export function choiceFields(choice: PaperChoice) {
  const { topics, count, pictures, version } = choice;
  const mask = topicIds.reduce(
    (sum, topic, index) => sum + (topics?.includes(topic) ? 2 ** index : 0),
    0,
  );
  return [
    [mask, TOPIC_BITS],
    [count ?? 0, COUNT_BITS],
    [Number(pictures), 1],
    [Number(version === "B"), 1],
  ] as const;
}

/** Reads what `choiceFields` wrote; null where the code ends before. */
export function readChoice(read: ReturnType<typeof bitReader>) {
  const mask = read(TOPIC_BITS);
  const count = read(COUNT_BITS);
  const pictures = read(1);
  const isB = read(1);
  if (mask === null || count === null || pictures === null || isB === null)
    return null;

  const topics = topicIds.filter((_, index) => (mask >> index) & 1);
  const version: PaperVersion = isB ? "B" : "A";
  return {
    topics: topics.length > 0 ? topics : null,
    count: count > 0 ? Math.min(count, MOST_QUESTIONS) : null,
    pictures: pictures === 1,
    version,
  };
}

/** The code of a paper: six letters for a whole one, else eleven. */
export function formatPaper(choice: PaperChoice): string {
  return isWhole(choice) ? formatCode(choice) : formatLong(choice);
}

/** Eleven letters for any paper: they name the test, too. */
export function formatLong(choice: PaperChoice): string {
  const test = testIds.indexOf(choice.test);
  const more = toLetters([[test, TEST_BITS], ...choiceFields(choice)]);
  return `${formatCode(choice)}-${more}`;
}

/**
 * Reads a paper's code however it is typed.
 *
 * @param test whose paper a code of six letters means
 * @returns null for anything that is no code
 */
export function parsePaper(text: string, test: TestId): PaperChoice | null {
  const letters = lettersOf(text);
  const code = parseCode(letters.slice(0, SHORT));
  if (!code) return null;
  if (letters.length === SHORT) return wholePaper(test, code);
  if (letters.length !== LONG || !/^[0-9A-Z]+$/.test(letters)) return null;

  const read = bitReader(letters.slice(SHORT));
  const named = testIds[read(TEST_BITS) ?? -1];
  const choice = readChoice(read);
  return named && choice ? { ...code, test: named, ...choice } : null;
}
