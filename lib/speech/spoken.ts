import type { Language } from "@/content/languages";
import type { Question } from "../answers/question";
import { splitByScript } from "../text/split-by-script";

/**
 * What is read aloud of a question: the question, with its options if they say
 * more than true and false; once it is answered, why. Without Japanese words,
 * which no other voice can say.
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
  language: Language,
  letters: readonly string[],
  answer: number | null,
): readonly string[] {
  const named = options.map((option, index) => `${letters[index]}. ${option}`);
  const asked = [question, ...(options.length > 2 ? named : [])];
  const texts = answer === null ? asked : [explanation];

  return texts.map((text) => withoutJapanese(text, language));
}

function withoutJapanese(text: string, language: Language): string {
  return splitByScript(text, language)
    .filter(({ lang }) => lang !== "ja")
    .map((run) => run.text)
    .join("");
}
