import "./answer.css";

/** Says beside True or False that it is chosen. */
export function AnswerTick() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden>
      <path d="M6 14.5 12 20.5 22.5 8" />
    </svg>
  );
}
