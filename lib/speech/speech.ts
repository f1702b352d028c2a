/**
 * Reads aloud with the browser's own voices. A file of its own, which imports
 * nothing that a page has: loaded where a voice is listed, once all is idle.
 */
import { findVoice } from "./find-voice";
import { beSilent, say } from "./say";

/** Listens for the page being hidden or left, while something is read. */
let reading: AbortController | undefined;

/**
 * Has a voice of a language say a word without sound, since Android names
 * voices that it lacks; calls `onHeard` if it does. Browsers allow that only at
 * a press: at the next one.
 */
export function askAtPress(
  lang: string,
  word: string,
  onHeard: () => void,
  signal: AbortSignal,
) {
  let isAsked = false;
  const ask = () => {
    const voice = findVoice(lang);
    if (!voice || reading || isAsked) return;

    isAsked = true;
    const onDone = (outcome: string) => outcome === "heard" && onHeard();
    say({ texts: [word], voice, volume: 0, onDone });
  };
  for (const press of ["click", "keydown"])
    addEventListener(press, ask, { signal, capture: true });
}

/**
 * Reads texts, one after the other, until `stopReading`. `onEnd` is called at
 * the end, when the page is hidden, or when the voice fails, but not once it was
 * stopped.
 */
export function readAloud(
  lang: string,
  texts: readonly string[],
  onEnd: (hasFailed: boolean) => void,
) {
  stopReading();
  const voice = findVoice(lang);
  if (!voice) {
    onEnd(true);
    return;
  }

  const end = (hasFailed: boolean) => {
    stopReading();
    onEnd(hasFailed);
  };
  const leave = () => end(false);
  reading = new AbortController();
  const { signal } = reading;
  addEventListener("pagehide", leave, { signal });
  document.addEventListener("visibilitychange", leave, { signal });
  const onDone = (outcome: string) => end(outcome === "failed");
  say({ texts, voice, volume: 1, onDone });
}

/** Ends what is being read aloud. */
export function stopReading() {
  if (!reading) return;

  reading.abort();
  reading = undefined;
  beSilent();
}
