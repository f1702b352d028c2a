/**
 * Runs an embedded set, which has all of its questions in the page and no app:
 * one at a time, the reason after each answer, the result at the end. Nothing
 * is stored, since the frame is a part of somebody else's page.
 */
import { drawAnswer } from "../pre-hydration/draw-answer";
import { formatMessage } from "../text/format-message";
import { readFrameOptions } from "./frame-options";
import { sendHeight } from "./height";
import { listenIn } from "./listen";

const root = document.querySelector<HTMLElement>(".embedded")!;
const find = (part: string) =>
  root.querySelector<HTMLElement>(`[data-part="${part}"]`)!;
const all = [...root.querySelectorAll<HTMLElement>(".focus-content")];
const previous = find("previous");
const next = find("next");
const result = find("result");

const { question, theme } = readFrameOptions(location.hash);
const only = all.filter((one) => one.id === `q${question}`);
const asked = only.length > 0 ? only : all;
/** How to take back what was drawn, by question. */
const answered = new Map<Element, () => void>();
/** Index of the question on the screen; that after the last is the result. */
let place = 0;

/** Stops the reading, and offers to read what is on the screen now. */
const offerListening = listenIn(root, find("listen"));

document.documentElement.dataset.theme = theme;
document.documentElement.dataset.effects = "off";
previous.hidden = asked.length === 1;
root.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest("button");
  const shown = asked[place];
  if (button === next && shown && answered.has(shown)) show(place + 1, true);
  if (button === previous && place > 0) show(place - 1, true);
  if (button?.dataset.part === "again") restart();
  if (button?.matches(".option") && shown && !answered.has(shown)) {
    const choice = [...button.parentElement!.children].indexOf(button);
    answered.set(shown, drawAnswer(shown, choice));
    show(place, false);
  }
});
show(0, false);
sendHeight(root);

/** Shows a question, or the result; `isStep` if a press led there. */
function show(index: number, isStep: boolean) {
  place = index;
  const shown = asked[place];
  for (const one of all) one.hidden = one !== shown;
  result.hidden = shown !== undefined;
  next.hidden = shown === undefined || asked.length === 1;
  next.setAttribute("aria-disabled", String(!shown || !answered.has(shown)));
  previous.setAttribute("aria-disabled", String(place === 0));
  write("position", { number: place + 1, total: asked.length });
  find("position").hidden = !shown || asked.length === 1;
  offerListening(shown);
  if (!shown) write("score", { right: countRight(), total: asked.length });
  if (isStep) (shown ?? result).focus();
}

/** Fills in the message that an element has as a template. */
function write(part: string, figures: Record<string, number>) {
  const element = find(part);
  element.textContent = formatMessage(element.dataset.message!, figures);
}

function countRight(): number {
  return asked.filter((one) => one.dataset.answered === "right").length;
}

function restart() {
  for (const undo of answered.values()) undo();
  answered.clear();
  show(0, true);
}
