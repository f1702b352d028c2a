/**
 * Reads aloud with the browser's own voices. Loaded once a page is idle, and
 * only where there is speech at all.
 */
import { languages, type Language } from "@/content/languages";
import { splitByScript } from "../text/split-by-script";
import { findVoice } from "./find-voice";
import { beSilent, say } from "./say";
import { hasVoice, keepVoice } from "./voices";

/** Listens for the page being hidden or left, while something is read. */
let reading: AbortController | undefined;

/**
 * Finds out whether this browser speaks a language, and keeps it if so. Some
 * list their voices late, and Android names voices that it lacks; so the voice
 * has to say a word without sound. Browsers allow that only at a press: at the
 * next one. Call what is returned to look no longer.
 */
export function lookForVoice(language: Language): () => void {
  const looking = new AbortController();
  const { signal } = looking;
  const ask = () => {
    const voice = findVoice(language);
    if (!voice || reading) return;

    looking.abort();
    const texts = [languages[language].name];
    const onDone = (outcome: string) =>
      outcome === "heard" && keepVoice(language, true);
    say({ texts, voice, volume: 0, onDone });
  };
  const askAtPress = () => {
    if (!findVoice(language)) return;
    for (const press of ["click", "keydown"])
      addEventListener(press, ask, { signal, capture: true });
  };

  if (!hasVoice(language)) {
    // Safari before 16 has no such event, and all voices at once.
    speechSynthesis.addEventListener?.("voiceschanged", askAtPress, { signal });
    askAtPress();
  }
  return () => looking.abort();
}

/**
 * Reads texts, one after the other, but for Japanese words, which no other voice
 * can say. `onEnd` is called at the end, or when the page is hidden, but not
 * after `stopReading`. A voice that fails is not offered again.
 */
export function readAloud(
  language: Language,
  texts: readonly string[],
  onEnd: () => void,
) {
  stopReading();
  const voice = findVoice(language);
  if (!voice) {
    keepVoice(language, false);
    onEnd();
    return;
  }

  reading = new AbortController();
  const end = () => {
    stopReading();
    onEnd();
  };
  addEventListener("pagehide", end, reading);
  document.addEventListener("visibilitychange", end, reading);
  say({
    texts: texts.map((text) => withoutJapanese(text, language)),
    voice,
    volume: 1,
    onDone: (outcome) => {
      if (outcome === "failed") keepVoice(language, false);
      end();
    },
  });
}

/** Ends what is being read aloud. */
export function stopReading() {
  if (!reading) return;

  reading.abort();
  reading = undefined;
  beSilent();
}

function withoutJapanese(text: string, language: Language): string {
  return splitByScript(text, language)
    .filter(({ lang }) => lang !== "ja")
    .map((run) => run.text)
    .join("");
}
