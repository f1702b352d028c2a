import type { KeyboardEvent } from "react";
import type { Question } from "@/lib/answers/question";
import { KEYS_KEY, readText, writeText } from "@/lib/browser/storage";

/** Whether the learner wants the keys, now and on later visits. */
export const areKeysOn = () => readText(KEYS_KEY) !== "off";
export const turnKeys = (on: boolean) =>
  void writeText(KEYS_KEY, on ? "on" : "off");

/** Shows it on the switch; one turned off before the app ran stays off. */
export function showKeys(box: HTMLInputElement | null) {
  if (box?.checked) box.checked = areKeysOn();
}

type KeyActions = {
  choose: (choice: number) => void;
  next: () => void;
  previous: () => void;
};

/**
 * What a key does while the focus is in the quiz: 1-4 or A-D choose, also as a
 * Nepali keyboard writes them; arrows move, Enter is Next. Enter on a control
 * that can be pressed stays a press, and on an option it never goes on: two
 * quick ones would skip the explanation.
 */
export function keyAction(
  event: KeyboardEvent,
  { options }: Pick<Question, "options">,
  { choose, next, previous }: KeyActions,
) {
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  if (hasModifier || event.repeat || event.defaultPrevented) return;
  if (!areKeysOn() || isIn(event.target, "[popover]")) return;

  document.documentElement.dataset.keys = "";
  const choice = choiceOf(event.key);
  if (choice !== -1 && choice < options.length) choose(choice);
  else if (event.key === "ArrowRight") next();
  else if (event.key === "ArrowLeft") previous();
  else if (event.key === "Enter" && !isIn(event.target, PRESSABLE)) {
    event.preventDefault();
    next();
  }
}

const PRESSABLE = "a, summary, .option, button:not([aria-disabled=true])";
const rows = ["1234", "abcd", "१२३४", "कखगघ"];

/** Zero-based option for "1" or "a"; -1 for any other key. */
function choiceOf(key: string): number {
  if (key.length !== 1) return -1;

  const row = rows.find((keys) => keys.includes(key.toLowerCase()));
  return row?.indexOf(key.toLowerCase()) ?? -1;
}

/** Whether an event comes from within what the selector names. */
export function isIn(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
