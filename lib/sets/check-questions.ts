import type { SetId } from "@/content/question-sets";
import type { Question } from "../answers/question";
import { areTexts, isListOf } from "../browser/check-json";

/**
 * Tells whether what came over the wire is this set: a list that is not empty,
 * of its own questions, that can be shown, answered and graded. Everything else
 * is refused like a broken file; another set's questions would take this one's
 * answers.
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
