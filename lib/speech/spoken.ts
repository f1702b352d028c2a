import type { Question } from "../answers/question";

/**
 * What is read aloud of a question: the question, with its options if they say
 * more than true and false; once it is answered, why.
 *
 * @param letters of the options, as the page shows them
 * @param answer index of the chosen option, null until then
 */
export function spokenOf(
  {
    question,
    options,
    explanation = "",
  }: Pick<Question, "question" | "options" | "explanation">,
  letters: readonly string[],
  answer: number | null,
): readonly string[] {
  const named = options.map((option, index) => `${letters[index]}. ${option}`);
  const asked = [question, ...(options.length > 2 ? named : [])];
  return answer === null ? asked : [explanation];
}
