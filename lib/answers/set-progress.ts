/**
 * A learner's progress in the sets, from what is stored for each. This also
 * runs inside the pages, before the app, so it reads no tables and no log.
 */
import type { ProgressMessages } from "@/content/ui/progress/schema";
import { isObject } from "../browser/check-json";
import {
  HAZARDS_PREFIX,
  LAST_SET_KEY,
  readText,
  SET_PREFIX,
  writeText,
} from "../browser/storage";
import { formatMessage } from "../text/format-message";

/** Progress in a set with at least one answer. */
export type SetProgress = {
  answered: number;
  /** Null if the first release wrote the answers. */
  right: number | null;
  /** The number of the question to continue with. */
  question: number;
  /** The results have been shown. */
  isDone: boolean;
};

/**
 * The chooser's messages, with `{answered}`, `{right}`, `{total}` and
 * `{title}`. A label repeats the visible text and names the set.
 */
export type SetProgressMessages = ProgressMessages["ofSet"];

/** What the chooser's row shows for a set that has an answer. */
export type SetRow = {
  state: "open" | "done";
  /** Of the link: "Continue", "41 of 50". */
  word: string;
  label: string;
  /** "16 of 50 · 14 right"; null if the word already says it. */
  facts: string | null;
  /** Share of its questions answered, or right once it is done; 0 to 1. */
  share: number;
};

/** Progress in a set with this many questions; null without an answer. */
export function progressInSet(
  setId: string,
  total: number,
): SetProgress | null {
  const { answers, current, right, showResults } = savedIn(setId);
  const given = Object.values(answers ?? {}).filter(isObject).length;
  if (given === 0) return null;

  const answered = Math.min(given, total);
  const isCount = right === 0 || (isNumber(right) && right <= given);
  return {
    answered,
    right: isCount ? Math.min(right, total) : null,
    // The quiz also starts again if it finds none of its own questions.
    question: isNumber(current) && current <= total ? current : 1,
    isDone: showResults === true && answered === total,
  };
}

/** The row of a set in the chooser; null without an answer. */
export function setRow(
  setId: string,
  total: number,
  title: string,
  messages: SetProgressMessages,
): SetRow | null {
  const progress = progressInSet(setId, total);
  if (!progress) return null;

  const { answered, right, isDone } = progress;
  const say = (text: string) =>
    formatMessage(text, { answered, right: right ?? answered, total, title });
  if (isDone && right !== null)
    return {
      state: "done",
      word: say(messages.done),
      label: say(messages.doneLabel),
      facts: null,
      share: right / total,
    };
  if (isDone)
    return {
      state: "done",
      word: messages.over,
      label: say(messages.overLabel),
      facts: say(messages.begun),
      share: 1,
    };
  return {
    state: "open",
    word: say(messages.goOn),
    label: say(messages.goOnLabel),
    facts: say(right === null ? messages.begun : messages.begunRight),
    share: answered / total,
  };
}

/** By set id: title, address, and number of questions. */
export type SetsToContinue = Readonly<
  Record<string, readonly [title: string, address: string, total: number]>
>;

/**
 * The set to continue with: the one that was answered last; if that is done or
 * unknown, the last of `sets` that was begun. Null if none was.
 */
export function setToContinue(
  sets: SetsToContinue,
): { setId: string; question: number } | null {
  const last = readText(LAST_SET_KEY);
  const ids = Object.keys(sets).reverse();
  if (last !== null && ids.includes(last)) ids.unshift(last);

  for (const setId of ids) {
    const [, , total = 0] = sets[setId] ?? [];
    const progress = progressInSet(setId, total);
    if (progress && !progress.isDone)
      return { setId, question: progress.question };
  }
  return null;
}

/** Records the set in which a question was answered. */
export function recordLastSet(ref: string) {
  const [setId = ""] = ref.split("/");
  if (readText(LAST_SET_KEY) !== setId) writeText(LAST_SET_KEY, setId);
}

/** Whether it can be of a question, or so many of them. */
const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0;

type Saved = {
  answers?: object | null;
  current?: unknown;
  right?: unknown;
  showResults?: unknown;
};

/** What is stored for a set; it may be anything. */
function savedIn(setId: string): Saved {
  const text = readText(SET_PREFIX + setId) ?? readText(HAZARDS_PREFIX + setId);
  if (text === null) return {};

  try {
    const item: unknown = JSON.parse(text);
    // Practice of scenes stores the same one level higher.
    const { state = item as Saved } = item as { state?: Saved | null };
    return typeof state?.answers === "object" ? state : {};
  } catch {
    return {};
  }
}
