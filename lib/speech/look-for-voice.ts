import { languages, type Language } from "@/content/languages";
import { hasVoice, keepVoice } from "./voices";

/** What speaks: no page needs it where no voice is listed. */
export const loadSpeech = () => import("./speech");

/**
 * Finds out whether this browser speaks a language, and keeps it if so. Some
 * browsers list their voices late. Call what is returned to look no longer.
 */
export function lookForVoice(language: Language): () => void {
  const { lang, name } = languages[language];
  const looking = new AbortController();
  const { signal } = looking;
  let isListed = false;
  const look = () => {
    const voices = speechSynthesis.getVoices();
    if (isListed || !voices.some((voice) => voice.lang.startsWith(lang)))
      return;

    isListed = true;
    const onHeard = () => keepVoice(language, true);
    loadSpeech().then(
      ({ askAtPress }) => {
        if (!hasVoice(language)) askAtPress(lang, name, onHeard, signal);
      },
      // Offline before it was cached: nothing is read aloud.
      () => undefined,
    );
  };

  // Safari before 16 has no such event, and all voices at once.
  speechSynthesis.addEventListener?.("voiceschanged", look, { signal });
  look();
  return () => looking.abort();
}
