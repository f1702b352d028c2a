import {
  CARRIED_KEY,
  readText,
  removeText,
  writeText,
} from "../browser/storage";
import { appState, setAppState, type FirstAnswer } from "./hand-over";

/** Gives the answer again that was given before the page was loaded again. */
export function takeCarriedAnswer() {
  const carried = readText(CARRIED_KEY, "session");
  if (!carried) return;

  removeText(CARRIED_KEY, "session");
  const { setId, choice, wantsNext } = JSON.parse(carried) as FirstAnswer;
  const quiz = document.querySelector<HTMLElement>(".quiz");
  if (setId !== quiz?.dataset.set || appState()) return;

  globalThis.giveFirstAnswer?.(choice);
  if (globalThis.firstAnswer) globalThis.firstAnswer.wantsNext = wantsNext;
  setAppState("wanted");
}

addEventListener("pagehide", () => {
  const { firstAnswer } = globalThis;
  if (firstAnswer)
    writeText(CARRIED_KEY, JSON.stringify(firstAnswer), "session");
});
