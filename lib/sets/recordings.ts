import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@/content/languages";
import type { Question, QuestionRef } from "../answers/question";

/** What a recording has of a question, and how its file's name ends. */
const endings = { question: ".mp3", explanation: "-why.mp3" } as const;

/**
 * The recorded voices of a question, if there are any: addresses without the
 * base path. `docs/recipes/audio.md` tells how they are made.
 */
export function recordingsOf(
  ref: QuestionRef,
  language: Language,
): Pick<Question, "recordings"> {
  const found = Object.entries(endings)
    .map(([part, ending]) => [part, `/audio/${language}/${ref}${ending}`])
    .filter(([, path]) => existsSync(join(process.cwd(), `content${path}`)));
  return found.length > 0 ? { recordings: Object.fromEntries(found) } : {};
}
