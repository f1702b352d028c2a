import { createHash } from "node:crypto";
import { pageOf } from "@/content/book/pages";
import { pictures, pictureSource } from "@/content/pictures";
import { questionSets, type SetId } from "@/content/question-sets";
import { rules } from "@/content/rules";
import type {
  AuthoredQuestion,
  Language,
  TrueFalseQuestion,
  Words,
} from "@/content/sets/schema";
import { interfaceWords } from "@/content/ui";
import type { Question } from "./quiz";

type SetFile = { default: readonly AuthoredQuestion[] };
type WordsFile = { default: Readonly<Record<number, Words>> };

/** One line a set, so that a set without its file is a type error. */
const sources: Record<SetId, () => Promise<SetFile>> = {
  practice: () => import("@/content/sets/practice"),
  "karimenkyo-1": () => import("@/content/sets/karimenkyo-1"),
  "karimenkyo-2": () => import("@/content/sets/karimenkyo-2"),
  "karimenkyo-3": () => import("@/content/sets/karimenkyo-3"),
  "karimenkyo-4": () => import("@/content/sets/karimenkyo-4"),
  "karimenkyo-5": () => import("@/content/sets/karimenkyo-5"),
  "karimenkyo-nepali": () => import("@/content/sets/karimenkyo-nepali"),
  basic: () => import("@/content/sets/basic"),
  intermediate: () => import("@/content/sets/intermediate"),
  advanced: () => import("@/content/sets/advanced"),
  expert: () => import("@/content/sets/expert"),
};

/** The words of a set in its other languages. */
const translations: Partial<
  Record<SetId, Partial<Record<Language, () => Promise<WordsFile>>>>
> = {
  "karimenkyo-nepali": {
    en: () => import("@/content/sets/karimenkyo-nepali.en"),
  },
};

/**
 * A set as the quiz shows it, in one of its languages: words, options, the
 * picture with its description, the rule's legal basis. Only for the build
 * and for tests, since it reads all rules and pictures.
 */
export async function readSet(
  setId: SetId,
  words: Language = questionSets[setId].languages[0],
): Promise<readonly Question[]> {
  const source = await sources[setId]();
  const translation = (await translations[setId]?.[words]?.())?.default;
  return source.default.map((question) =>
    toQuestion(question, translation?.[question.id] ?? question, words),
  );
}

function toQuestion(
  authored: AuthoredQuestion,
  { question, explanation, imageAlt }: Words,
  language: Language,
): Question {
  const { basis, checked } = rules[authored.rule];
  const { picture } = authored;

  return {
    id: authored.id,
    question,
    ...optionsOf(authored, language),
    explanation,
    ...(picture && {
      image: pictureSource(picture),
      imageAlt: imageAlt ?? pictures[picture].alt,
    }),
    basis,
    checked,
    bookPage: pageOf[authored.rule],
    revision: revisionOf(authored),
  };
}

function optionsOf(
  authored: AuthoredQuestion,
  language: Language,
): Pick<Question, "options" | "correctAnswer"> {
  if (!isTrueFalse(authored)) {
    const correctAnswer = "ABCD".indexOf(authored.answer);
    return { options: authored.options, correctAnswer };
  }

  const { trueOption, falseOption } = interfaceWords[language].quiz;
  return {
    options: [trueOption, falseOption],
    correctAnswer: authored.answer ? 0 : 1,
  };
}

function isTrueFalse(
  question: AuthoredQuestion,
): question is TrueFalseQuestion {
  return typeof question.answer === "boolean";
}

/** The same in every language, so that a translation keeps given answers. */
function revisionOf(question: AuthoredQuestion): string {
  const parts = [
    question.question,
    question.answer,
    ...(isTrueFalse(question) ? [] : question.options),
  ];
  return createHash("sha256")
    .update(JSON.stringify(parts))
    .digest("base64url")
    .slice(0, 6);
}
