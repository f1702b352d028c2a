/**
 * Where a learner stands in the sets, from what each keeps of itself. It also
 * runs inside the pages, before the app: so it reads no tables and no log.
 */
import {
  HAZARDS_PREFIX,
  LAST_SET_KEY,
  readText,
  SET_PREFIX,
  writeText,
} from "../browser/storage";
import { fill } from "../text/fill";

/** Where she stands in a set of which she has answered something. */
export type Standing = {
  answered: number;
  /** Null where the first release wrote the answers. */
  right: number | null;
  /** The number of the question to go on with. */
  question: number;
  /** The results have been shown. */
  isDone: boolean;
};

/** How a card says it: `{answered}`, `{right}` and `{total}` are filled in. */
export type StandingWords = Record<"begun" | "begunRight" | "done", string>;

/** Where she stands in a set; null without an answer. */
export function standingIn(setId: string): Standing | null {
  const { answers, current, right, showResults } = savedIn(setId);
  const answered = Object.keys(answers ?? {}).length;
  if (answered === 0) return null;

  const isCount = typeof right === "number" && right >= 0 && right <= answered;
  return {
    answered,
    right: isCount ? right : null,
    question: typeof current === "number" ? current : 1,
    isDone: showResults === true,
  };
}

/** "32 of 50 · 28 right", "Done: 47 of 50"; null without an answer. */
export function standingText(
  setId: string,
  total: number,
  words: StandingWords,
): string | null {
  const standing = standingIn(setId);
  if (!standing) return null;

  const { answered, right, isDone } = standing;
  if (right === null) return fill(words.begun, { answered, total });

  const text = isDone ? words.done : words.begunRight;
  return fill(text, { answered, right, total });
}

/**
 * The set to go on with: the one that was answered last; if that is done, or
 * is not known, the last of `setIds` that is begun. Null if none is.
 */
export function setToContinue(
  setIds: readonly string[],
): { setId: string; question: number } | null {
  const last = readText(LAST_SET_KEY);
  const ids = [...setIds].reverse();
  if (last !== null && setIds.includes(last)) ids.unshift(last);

  for (const setId of ids) {
    const standing = standingIn(setId);
    if (standing && !standing.isDone)
      return { setId, question: standing.question };
  }
  return null;
}

/** Notes the set of a question that was answered in it. */
export function noteLastSet(ref: string) {
  const [setId = ""] = ref.split("/");
  if (readText(LAST_SET_KEY) !== setId) writeText(LAST_SET_KEY, setId);
}

type Saved = {
  answers?: object | null;
  current?: unknown;
  right?: unknown;
  showResults?: unknown;
};

/** What a set keeps of itself; anything may stand there. */
function savedIn(setId: string): Saved {
  try {
    const text =
      readText(SET_PREFIX + setId) ?? readText(HAZARDS_PREFIX + setId);
    const item: unknown = JSON.parse(text ?? "");
    // Practice of scenes keeps the same one level higher.
    const { state = item as Saved } = item as { state?: Saved | null };
    return typeof state?.answers === "object" ? state : {};
  } catch {
    return {};
  }
}
