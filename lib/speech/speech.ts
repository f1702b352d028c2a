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

type Reading = {
  /** BCP 47 code of the language, without a region. */
  lang: string;
  texts: readonly string[];
  /** Address of a recording of the texts, which is better than any voice. */
  recording?: string | undefined;
  onEnd: (hasFailed: boolean) => void;
};

/**
 * Reads texts, one after the other, until `stopReading`. `onEnd` is called at
 * the end, when the page is hidden, or when the voice fails, but not once it was
 * stopped.
 */
export function readAloud({ lang, texts, recording, onEnd }: Reading) {
  stopReading();
  const controller = new AbortController();
  const { signal } = controller;
  reading = controller;
  const end = (hasFailed: boolean) => {
    if (signal.aborted) return;
    stopReading();
    onEnd(hasFailed);
  };
  const leave = () => end(false);
  addEventListener("pagehide", leave, { signal });
  document.addEventListener("visibilitychange", leave, { signal });

  const speak = () => {
    if (signal.aborted) return;
    const voice = findVoice(lang);
    const onDone = (outcome: string) => end(outcome === "failed");
    if (voice) say({ texts, voice, volume: 1, onDone });
    else end(true);
  };
  if (recording) play(recording, signal).then(leave, speak);
  else speak();
}

/** Settles when a recording is over; fails if it cannot be played. */
function play(address: string, signal: AbortSignal): Promise<void> {
  const audio = new Audio(address);
  signal.addEventListener("abort", () => audio.pause());
  return new Promise((resolve, reject) => {
    audio.addEventListener("ended", () => resolve());
    audio.addEventListener("error", reject);
    audio.play().catch(reject);
  });
}

/** Ends what is being read aloud. */
export function stopReading() {
  if (!reading) return;

  reading.abort();
  reading = undefined;
  beSilent();
}
