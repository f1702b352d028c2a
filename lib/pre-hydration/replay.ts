/**
 * Replays, in the hydrated app, what was done on the page before: in the same
 * way for every control, through the same handlers as later.
 */
import { focusMainHeading } from "../browser/focus";
import type { EarlyPress } from "./handoff";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Change = { field: Field; checked: boolean; value: string };

/**
 * Reads what was typed and chosen; to be called before React draws anything.
 * The function that it gives back replays that, and then what was pressed.
 */
export function takeEarlyInput(): () => void {
  const changes = [
    ...document.querySelectorAll<Field>("main input, main textarea"),
  ]
    .filter(isChanged)
    .map((field) => ({ field, checked: isChecked(field), value: field.value }));

  return () => {
    const presses = globalThis.earlyPresses ?? [];
    globalThis.earlyPresses = undefined;
    for (const change of changes) replayChange(change);
    for (const press of presses) replayPress(press);
  };
}

function isChanged(field: Field): boolean {
  if (!isCheckable(field)) return field.value !== field.defaultValue;

  // Of radio buttons the one that is chosen.
  const { checked, defaultChecked, type } = field;
  return checked !== defaultChecked && (checked || type === "checkbox");
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

const isChecked = (field: Field) => isCheckable(field) && field.checked;

/** React only notices a value that differs from the last one it knows. */
function replayChange({ field, checked, value }: Change) {
  if (!field.isConnected || field.disabled) return;

  if (isCheckable(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = "";
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ??
    {};
  // Bypasses React, which tracks values set through the element itself.
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What the page no longer shows is not pressed, but it may have had focus. */
function replayPress({ target, event }: EarlyPress) {
  delete target.dataset.waiting;
  const Again = event.constructor as typeof Event;
  if (target.isConnected) target.dispatchEvent(new Again(event.type, event));
  else if (document.activeElement === document.body) focusMainHeading();
}
