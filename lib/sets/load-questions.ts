import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { questionsAddress } from "@/lib/site/links";
import { areQuestions } from "./check-questions";

/** After this time, in ms, a download that hangs is given up. */
const TIMEOUT = 30_000;

const downloads = new Map<string, Promise<readonly Question[]>>();
const failed = new Set<string>();

/**
 * A set's questions in one language; downloaded once, as a file of its own.
 * Gives the same promise every time, also a failed one, until it is forgotten.
 */
export function loadQuestions(
  setId: SetId,
  language: Language,
): Promise<readonly Question[]> {
  const address = questionsAddress(setId, language);
  const known = downloads.get(address);
  if (known) return known;

  const questions = download(address);
  downloads.set(address, questions);
  questions.catch(() => failed.add(address));
  return questions;
}

/** Makes the next `loadQuestions` of a set a new download. */
export function forgetQuestions(setId: SetId, language: Language) {
  downloads.delete(questionsAddress(setId, language));
}

/** The same for all that failed: whoever chooses a set anew wants it tried. */
export function forgetFailedQuestions() {
  for (const address of failed) downloads.delete(address);
  failed.clear();
}

async function download(address: string): Promise<readonly Question[]> {
  const hanging = new AbortController();
  setTimeout(() => hanging.abort(), TIMEOUT);
  const response = await fetch(address, { signal: hanging.signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);

  const questions: unknown = await response.json();
  if (!areQuestions(questions)) throw new Error(`${address}: no questions`);
  return questions;
}
