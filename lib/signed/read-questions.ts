import "server-only";
import { defaultLanguage } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { readSet } from "../sets/read-set";
import { asReasons, linesOf } from "./lines";
import type { SignedText, TextGroup, Translation } from "./texts";

/** The questions of a set. */
export async function readQuestions(
  id: SetId,
  language: Translation,
): Promise<TextGroup> {
  const [own, english] = await Promise.all([
    readSet(id, language),
    readSet(id, defaultLanguage),
  ]);
  const texts = own.map((question, index): SignedText => {
    const source = english[index]!;
    // A sign's description is read with the sign.
    const alts = (of: typeof source) => (of.sign ? [] : [of.imageAlt]);
    const { ref, image, options, correctAnswer } = question;
    return {
      ref,
      ...(image && { image }),
      lines: [
        ...linesOf(
          [question.question, ...alts(question)],
          [source.question, ...alts(source)],
        ),
        ...asReasons(
          linesOf(
            [...options, question.explanation],
            [...source.options, source.explanation],
          ),
        ),
      ],
      asks: [{ text: question.question, options, answer: correctAnswer }],
    };
  });
  return { id, texts };
}
