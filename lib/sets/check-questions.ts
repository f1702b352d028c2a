import type { SetId } from "@/content/question-sets";
import type { Question } from "../quiz/question";

/**
 * Tells whether what came over the wire is this set: a list that is not empty,
 * of its own questions, that can be shown, answered and graded. Everything else
 * is refused like a broken file; a Wi-Fi portal or a cut download may send
 * anything, and another set's questions would take this one's answers.
 */
export function areQuestionsOf(setId: SetId) {
  return (value: unknown): value is readonly Question[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((question) => isQuestion(question, setId));
}

function isQuestion(value: unknown, setId: SetId): boolean {
  if (typeof value !== "object" || value === null) return false;

  const { id, ref, question, options, correctAnswer, points, basis, revision } =
    value as Partial<Record<keyof Question, unknown>>;
  return (
    typeof id === "number" &&
    ref === `${setId}/${id}` &&
    typeof question === "string" &&
    typeof revision === "string" &&
    typeof points === "number" &&
    Array.isArray(basis) &&
    Array.isArray(options) &&
    options.every((option) => typeof option === "string") &&
    typeof correctAnswer === "number" &&
    options[correctAnswer] !== undefined
  );
}
