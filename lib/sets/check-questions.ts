import type { SetId } from "@/content/question-sets";
import type { Question } from "../answers/question";
import { areTexts, isListOf } from "../browser/check-json";

/**
 * Whether a response is this set: a list, not empty, of its own questions,
 * which can be shown, answered and graded. Everything else is refused like a
 * broken file; another set's questions would get this one's answers.
 */
export const areQuestionsOf =
  (setId: SetId) =>
  (value: unknown): value is readonly Question[] =>
    isListOf<Question>(
      value,
      ({
        id,
        ref,
        question,
        options,
        correctAnswer,
        points,
        basis,
        revision,
      }) =>
        typeof id === "number" &&
        ref === `${setId}/${id}` &&
        areTexts(question, revision) &&
        typeof points === "number" &&
        Array.isArray(basis) &&
        Array.isArray(options) &&
        areTexts(...options) &&
        typeof correctAnswer === "number" &&
        options[correctAnswer] !== undefined,
    );
