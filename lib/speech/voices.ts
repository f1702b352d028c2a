import type { Language } from "@/content/languages";
import { readText, VOICES_KEY, writeText } from "../browser/storage";

/** The languages that this browser was heard to speak, by their codes. */
const known = () => (readText(VOICES_KEY) ?? "").split(" ").filter(Boolean);

/** Whether this browser was heard to speak a language. */
export const hasVoice = (language: Language) => known().includes(language);

/** Keeps that there is a voice of this language, or that there is none. */
export function keepVoice(language: Language, isThere: boolean) {
  const others = known().filter((code) => code !== language);
  writeText(VOICES_KEY, [...others, ...(isThere ? [language] : [])].join(" "));
}

/**
 * Says on the root element which voices there are, for the style sheet
 * (`components/focus/listen.css`), as `lib/pre-hydration/choices.ts` does before
 * the page is painted. Call it when what is shown changes anyway, so that a
 * button that comes or goes moves nothing.
 */
export function showVoices() {
  document.documentElement.dataset.voices = known().join(" ");
}
