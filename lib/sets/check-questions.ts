import type { Question } from "../quiz/question";

/**
 * Whether what came over the wire is a set: a list that is not empty, of
 * questions that can be shown, answered and graded. Everything else is refused
 * like a broken file; a Wi-Fi portal or a cut download may send anything.
 */
export function areQuestions(value: unknown): value is readonly Question[] {
  return Array.isArray(value) && value.length > 0 && value.every(isQuestion);
}

function isQuestion(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;

  const { id, ref, question, options, correctAnswer, basis, revision } =
    value as Partial<Record<keyof Question, unknown>>;
  return (
    typeof id === "number" &&
    typeof ref === "string" &&
    typeof question === "string" &&
    typeof revision === "string" &&
    Array.isArray(basis) &&
    Array.isArray(options) &&
    options.every((option) => typeof option === "string") &&
    typeof correctAnswer === "number" &&
    options[correctAnswer] !== undefined
  );
}
