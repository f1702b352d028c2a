/**
 * The browser's storage, with every key that the site uses in it. Nothing here
 * throws: blocked, full, or private, a value is then kept for as long as the
 * page is open. Text goes in and comes out; whoever keeps something of a shape
 * also writes the version of that shape.
 */

/** Progress through a set, by its id: `lib/quiz/saved-progress.ts`. */
export const SET_PREFIX = "menkyo-mitra:set:";
/** The set that was answered last, by its id: `lib/answers/set-progress.ts`. */
export const LAST_SET_KEY = "menkyo-mitra:last-set";
/** Practice of a set of scenes, by its id: `lib/hazards/saved-practice.ts`. */
export const HAZARDS_PREFIX = "menkyo-mitra:hazards:";
/** "on" or "off": whether dangers are marked first: `lib/hazards/finding.ts`. */
export const FINDING_KEY = "menkyo-mitra:finding";
/** A page of the answer log, by its number: `lib/answers/answer-log.ts`. */
export const ANSWERS_PREFIX = "menkyo-mitra:answers:";
/** The exam of a test, open or just ended: `lib/exam/saved-exam.ts`. */
export const EXAM_PREFIX = "menkyo-mitra:exam:";
/** How exams went: `lib/exam/exam-results.ts`. */
export const EXAM_RESULTS_KEY = "menkyo-mitra:exam-results";
/** A teacher's classes, with names: `lib/teach/saved-class.ts`. */
export const CLASS_KEY = "menkyo-mitra:class";
/** Answers to a teacher's paper: `lib/teach/saved-answers.ts`. */
export const PAPER_ANSWERS_KEY = "menkyo-mitra:paper";
/** The code of a paper that was begun by its code: `lib/exam/shared-paper.ts`. */
export const SHARED_PAPER_KEY = "menkyo-mitra:shared-paper";
/** What a reader of a translation found, by its language: `lib/signed/notes.ts`. */
export const READING_PREFIX = "menkyo-mitra:reading:";
/** What is practised for, and how: `lib/progress/goal.ts`. */
export const GOAL_KEY = "menkyo-mitra:aim";
/** "on" or "off": whether the learner wants decoration. */
export const EFFECTS_KEY = "menkyo-mitra:effects";
/** "auto", "light" or "dark": `lib/pre-hydration/choices.ts`. */
export const THEME_KEY = "menkyo-mitra:theme";
/** The languages that this browser speaks, by codes: `lib/speech/voices.ts`. */
export const VOICES_KEY = "menkyo-mitra:voices";
/** "on" or "off": whether the quiz listens to keys. */
export const KEYS_KEY = "menkyo-mitra:keys";
/** For this visit: the place among what was found: `lib/search/kept-place.ts`. */
export const SEARCH_KEY = "menkyo-mitra:search";
/** There once the invitation to install the site was answered. */
export const INVITED_KEY = "menkyo-mitra:invited";
/** There once the note in a chat app's own browser was closed. */
export const IN_APP_NOTE_KEY = "menkyo-mitra:in-app-note";
/** For this visit: the smoke was too much for the machine. */
export const SLOW_SMOKE_KEY = "menkyo-mitra:slow-smoke";
/** For this visit: when a page last reloaded itself, in ms. */
export const RELOADED_KEY = "menkyo-mitra:reloaded";
/** For this visit: "down" once a lost line was announced, "up" when it is back. */
export const LINE_KEY = "menkyo-mitra:line";
/** An answer that waits for the app, by the set's id: `lib/pre-hydration`. */
export const FIRST_PREFIX = "menkyo-mitra:first:";
const PROBE_KEY = "menkyo-mitra:probe";

/** Which of the browser's two storages: for good, or for this visit. */
type Kind = "local" | "session";

/** What could not be kept in the browser. */
const memory = new Map<string, string>();
let failed = false;
let probed = false;

/** Runs a call on a storage of the browser; null, and noted, if that fails. */
function attempt<T>(kind: Kind, call: (storage: Storage) => T): T | null {
  try {
    return call(kind === "local" ? localStorage : sessionStorage);
  } catch {
    if (kind === "local") failed = true;
    return null;
  }
}

/** The text under a key; null where there is none. */
export function readText(key: string, kind: Kind = "local"): string | null {
  // What could not be kept in the browser is newer than what is there.
  return (
    memory.get(key) ?? attempt(kind, (storage) => storage.getItem(key)) ?? null
  );
}

/** Keeps a text, in memory if the browser cannot; says which it was. */
export function writeText(
  key: string,
  text: string,
  kind: Kind = "local",
): "browser" | "memory" {
  const isKept = attempt(kind, (storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (isKept) memory.delete(key);
  else memory.set(key, text);
  return isKept ? "browser" : "memory";
}

/** Forgets a text. */
export function removeText(key: string, kind: Kind = "local") {
  attempt(kind, (storage) => storage.removeItem(key));
  memory.delete(key);
}

/** Every key of the browser's storage for good that begins so, in no order. */
export function keysThatBegin(prefix: string): string[] {
  const kept = attempt("local", (storage) => Object.keys(storage)) ?? [];
  return [...new Set([...kept, ...memory.keys()])].filter((key) =>
    key.startsWith(prefix),
  );
}

/** False once something could not be kept beyond this page. */
export function keepsProgress(): boolean {
  if (!probed) {
    probed = true;
    // A full storage can be read: only writing tells.
    attempt("local", (storage) => {
      storage.setItem(PROBE_KEY, "");
      storage.removeItem(PROBE_KEY);
    });
  }
  return !failed;
}

/** Records that something is not kept, such as progress of a later release. */
export function recordNotKept() {
  failed = true;
}
