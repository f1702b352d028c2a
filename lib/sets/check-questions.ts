import { areTexts, isListOf } from "../browser/check-json";
import type { Question } from "../quiz/question";

/**
 * Whether what came over the wire is a set: questions that can be shown,
 * answered and graded. Everything else is refused like a broken file.
 */
export function areQuestions(value: unknown): value is readonly Question[] {
  return isListOf<Question>(
    value,
    ({ id, ref, question, options, correctAnswer, basis, revision }) =>
      typeof id === "number" &&
      areTexts(ref, question, revision) &&
      Array.isArray(basis) &&
      Array.isArray(options) &&
      areTexts(...options) &&
      typeof correctAnswer === "number" &&
      options[correctAnswer] !== undefined,
  );
}
