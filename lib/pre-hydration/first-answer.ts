/**
 * Runs inside a set's page right after its quiz, before the rest of the page
 * has loaded: gives the visible question its feedback at once, until the app
 * does. It changes only attributes, which React does not compare when it
 * hydrates, and removes them for the app (`takeFirstAnswer`).
 */
import { readText, SET_PREFIX } from "../browser/storage";
import { drawAnswer } from "./draw-answer";
import {
  appState,
  keepFirstAnswer,
  keptFirstAnswer,
  setAppState,
} from "./handoff";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const quiz = document.querySelector<HTMLElement>(".quiz")!;
const setId = quiz.dataset.set!;
const group = quiz.querySelector<HTMLElement>("[role=group]");
const options = [...(group?.children ?? [])] as HTMLElement[];
const next = quiz.querySelector<HTMLElement>(".quiz-next")!;

/** Shows an option as chosen, and lets the learner go on. */
function draw(choice: number) {
  const undo = drawAnswer(quiz, choice);
  const title = next.getAttribute("title");
  next.setAttribute("aria-disabled", "false");
  next.removeAttribute("title");

  globalThis.firstAnswer = {
    setId,
    choice,
    undo: () => {
      undo();
      next.setAttribute("aria-disabled", "true");
      if (title !== null) next.setAttribute("title", title);
    },
  };
}

addEventListener(
  "click",
  ({ target }) => {
    // Another question is about to replace the hidden first one.
    const isShown = appState() === undefined || appState() === "failed";
    if (!isShown || !(target instanceof Element)) return;

    const choice = options.findIndex((option) => option.contains(target));
    if (choice >= 0 && !globalThis.firstAnswer) {
      draw(choice);
      keepFirstAnswer(setId, choice, false);
    }
    if (next.contains(target) && globalThis.firstAnswer)
      keepFirstAnswer(setId, globalThis.firstAnswer.choice, true);
  },
  true,
);

// A returning visitor sees her question, not the first one; if the page was
// closed before the app had started, she sees what she pressed.
const kept = keptFirstAnswer(setId);
if (location.hash || readText(SET_PREFIX + setId)) setAppState("resuming");
else if (kept) {
  options[kept.choice]?.click();
  if (kept.wantsNext) next.click();
}
