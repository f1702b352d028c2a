/**
 * Runs inside a set's page right after its quiz, before the rest of the page
 * has loaded: gives the visible question its feedback at once, until the app
 * does. It changes only attributes, which React does not compare when it
 * hydrates, and removes them for the app (`takeFirstAnswer`).
 */
import { readText, SET_PREFIX } from "../browser/storage";
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

const write = (element: Element, name: string, value: string | null) =>
  value === null
    ? element.removeAttribute(name)
    : element.setAttribute(name, value);

/** Shows an option as chosen, exactly as the app would draw it. */
function draw(choice: number) {
  const undo: (() => void)[] = [];
  const set = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    undo.push(() => write(element, name, before));
    write(element, name, value);
  };
  const show = (element: Element, isShown: boolean) =>
    set(element, "hidden", isShown ? null : "");

  const right = Number(group!.dataset.right);
  options.forEach((option, index) => {
    const isChosen = index === choice;
    const state = index === right ? "right" : isChosen ? "wrong" : "other";
    set(option, "class", "option");
    set(option, "data-state", state);
    set(option, "aria-disabled", "true");
    if (isChosen) set(option, "data-chosen", "true");
    const [rightNote, ownNote] = option.querySelectorAll(".option-note > *");
    show(rightNote!, index === right);
    show(ownNote!, isChosen);
  });

  const isRight = choice === right;
  const feedback = quiz.querySelector(".feedback")!;
  const [correct, incorrect] = feedback.querySelectorAll(".verdict");
  set(feedback, "data-right", String(isRight));
  show(correct!, isRight);
  show(incorrect!, !isRight);
  show(feedback.querySelectorAll("[data-part=own] [hidden]")[choice]!, true);
  show(feedback.querySelector("[data-part=right]")!, !isRight);
  show(feedback.firstElementChild!, true);
  show(feedback.nextElementSibling!, true);
  set(group!.parentElement!, "data-answered", isRight ? "right" : "wrong");
  set(next, "aria-disabled", "false");
  set(next, "title", null);

  globalThis.firstAnswer = {
    setId,
    choice,
    undo: () => undo.reverse().forEach((change) => change()),
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
