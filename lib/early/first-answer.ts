/**
 * Runs inside a set's page right behind its quiz, before the rest of the page
 * has come: gives the question that is shown its feedback at once, until the
 * app does.
 */
import { readText, SET_PREFIX } from "../browser/storage";
import {
  appState,
  keepFirstAnswer,
  setAppState,
  waitingAnswer,
} from "./hand-over";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const quiz = document.querySelector<HTMLElement>(".quiz")!;
const setId = quiz.dataset.set!;
const options = quiz.querySelector<HTMLElement>("[role=group]");

/** Shows an option as chosen, exactly as the app would draw it. */
globalThis.giveFirstAnswer = (choice) => {
  if (!options) return;

  const { right, rightNote, yourNote } = options.dataset;
  const isRight = choice === Number(right);

  [...options.children].forEach((option, index) => {
    const isTheRight = index === Number(right);
    const notes = [isTheRight && rightNote, index === choice && yourNote];
    const state = isTheRight ? "right" : index === choice ? "wrong" : "other";
    option.setAttribute("data-state", state);
    option.setAttribute("aria-disabled", "true");
    const note = notes.filter(Boolean).join(" · ");
    option.querySelector(".option-note")!.textContent = note;
  });

  const feedback = quiz.querySelector<HTMLElement>(".feedback")!;
  const [verdict, rightAnswer] = feedback.querySelectorAll("p");
  feedback.dataset.right = String(isRight);
  if (isRight) verdict.textContent = verdict.dataset.ifRight!;
  rightAnswer.hidden = isRight;
  (feedback.firstElementChild as HTMLElement).hidden = false;
  quiz.querySelector<HTMLElement>(".basis")!.hidden = false;

  const next = quiz.querySelector(".quiz-next")!;
  next.setAttribute("aria-disabled", "false");
  next.removeAttribute("title");
  globalThis.firstAnswer = { setId, choice, wantsNext: false };
  keepFirstAnswer(globalThis.firstAnswer);
};

// Before React, which keeps presses to itself while it starts, also if it then
// never does.
const onPress = (event: Event) => {
  const { target } = event;
  if (appState() === "live" || !(target instanceof Element)) return;

  const option = target.closest(".quiz .option");
  if (option && !globalThis.firstAnswer)
    globalThis.giveFirstAnswer?.(
      [...option.parentElement!.children].indexOf(option),
    );
  if (target.closest(".quiz-next") && globalThis.firstAnswer) {
    globalThis.firstAnswer.wantsNext = true;
    keepFirstAnswer(globalThis.firstAnswer);
    setAppState("wanted");
  }
};
addEventListener("click", onPress, true);

// A visitor who comes back is shown her question, not the first one; one whose
// page was closed before the app had come, her answer.
const waiting = waitingAnswer(setId);
if (location.hash || readText(SET_PREFIX + setId)) setAppState("resuming");
else if (waiting && options?.children[waiting.choice]) {
  globalThis.giveFirstAnswer(waiting.choice);
  globalThis.firstAnswer = waiting;
  keepFirstAnswer(waiting);
  setAppState("wanted");
}
