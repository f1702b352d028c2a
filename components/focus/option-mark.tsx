/** Each is drawn by option.css. */
export type OptionState = "open" | "right" | "wrong" | "other";

/** How an option looks, given the answer to its question (null: none yet). */
export function optionState<Option>(
  option: Option,
  answer: Option | null,
  right: Option,
): OptionState {
  if (answer === null) return "open";
  if (option === right) return "right";
  return option === answer ? "wrong" : "other";
}

/** The mark of an option: a tick if chosen, a ring if right, a cross if wrong. */
export function OptionMark() {
  return (
    <svg viewBox="0 0 28 28" className="option-mark" aria-hidden>
      <circle cx="14" cy="14" r="10.5" />
      <path d="M4.5 4.5l19 19m0-19l-19 19" />
      <polyline points="5 14.5 11.5 21 23 7.5" />
    </svg>
  );
}
