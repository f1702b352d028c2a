import type { FirstAnswer } from "@/lib/first-answer";

/** Where an answer waits for the app while the page is loaded again. */
const CARRIED = "menkyo-mitra:first-answer";
const root = document.documentElement;

/** Gives the answer again that was given before the page was loaded again. */
export function takeCarriedAnswer() {
  const carried = read();
  if (!carried) return;

  sessionStorage.removeItem(CARRIED);
  const { setId, choice, wantsNext } = JSON.parse(carried) as FirstAnswer;
  const quiz = document.querySelector<HTMLElement>(".quiz");
  if (setId !== quiz?.dataset.set || root.dataset.app) return;

  globalThis.giveFirstAnswer?.(choice);
  if (globalThis.firstAnswer) globalThis.firstAnswer.wantsNext = wantsNext;
  root.dataset.app = "wanted";
}

function read() {
  try {
    return sessionStorage.getItem(CARRIED);
  } catch {
    return null;
  }
}

addEventListener("pagehide", () => {
  try {
    if (globalThis.firstAnswer)
      sessionStorage.setItem(CARRIED, JSON.stringify(globalThis.firstAnswer));
  } catch {
    // Blocked storage carries nothing.
  }
});
