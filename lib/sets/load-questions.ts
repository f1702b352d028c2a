import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { questionsAddress } from "@/lib/site/links";

/** After this time, in ms, a download that hangs is given up. */
const TIMEOUT = 30_000;

const downloads = new Map<string, Promise<readonly Question[]>>();

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
  return questions;
}

/** Makes the next `loadQuestions` of a set a new download. */
export function forgetQuestions(setId: SetId, language: Language) {
  downloads.delete(questionsAddress(setId, language));
}

async function download(address: string): Promise<readonly Question[]> {
  const hanging = new AbortController();
  setTimeout(() => hanging.abort(), TIMEOUT);
  const response = await fetch(address, { signal: hanging.signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);

  return (await response.json()) as readonly Question[];
}
