import "server-only";
import type { Language } from "@/content/languages";
import { pictureAlt, pictureSource, type PictureId } from "@/content/pictures";
import { questionSets, type SetId } from "@/content/question-sets";
import { rules, type RuleId } from "@/content/rules";
import type {
  AuthoredQuestion,
  MultipleChoiceQuestion,
  QuestionText,
} from "@/content/sets/schema";
import { allMessages } from "@/content/ui";
import type { Question } from "../answers/question";
import { questionPlaceOf } from "../book/places";
import { placeOfPicture, placeOfSignRule } from "../signs/read-signs";
import { shortHash } from "../text/short-hash";
import { recordingsOf } from "./recordings";
import { topicOf } from "./rule-topics";
import { sources, translationOf } from "./set-files";

/** What a right answer is worth; only hazard scenes are worth more. */
const POINTS = 1;

/**
 * A set as the quiz shows it, in one of its languages: text, options, the
 * picture with its description, the rule's legal basis. Only for the build and
 * for tests, since it reads all rules and pictures. Throws, naming set and
 * question, if a text is missing in a language: there is no fallback to
 * another.
 */
export async function readSet(
  setId: SetId,
  language: Language = questionSets[setId].languages[0],
): Promise<readonly Question[]> {
  const source = (await sources[setId]()).default;
  return joinSet(
    setId,
    language,
    source,
    await textsIn(setId, language, source),
  );
}

/** The questions of a source with their texts in a language. */
export function joinSet(
  setId: SetId,
  language: Language,
  source: readonly AuthoredQuestion[],
  textOf: (question: AuthoredQuestion) => QuestionText,
): Question[] {
  return source.map((authored) => {
    const text = textOf(authored);
    const place = `${setId}, question ${authored.id}`;
    return {
      id: authored.id,
      ref: `${setId}/${authored.id}` as const,
      question: text.question,
      ...optionsOf(authored, text, language, place),
      explanation: text.explanation,
      ...(authored.picture && pictureOf(authored.picture, language, place)),
      ...recordingsOf(`${setId}/${authored.id}`, language),
      sign: signOf(authored),
      ...identityOf(authored.rule),
      points: POINTS,
      revision: revisionOf(authored),
    };
  });
}

/** Finds the text of a question in a language; throws if there is none. */
async function textsIn(
  setId: SetId,
  language: Language,
  source: readonly AuthoredQuestion[],
): Promise<(question: AuthoredQuestion) => QuestionText> {
  if (language === questionSets[setId].languages[0]) return (own) => own;

  const texts = (await translationOf(setId, language)?.())?.default;
  if (!texts) throw new Error(`${setId}: no file in "${language}"`);
  const surplus = Object.keys(texts).find(
    (id) => !source.some((question) => question.id === Number(id)),
  );
  if (surplus)
    throw new Error(`${setId}: no question ${surplus}, but one in ${language}`);

  return ({ id }) => {
    const text = texts[id];
    if (!text)
      throw new Error(`${setId}, question ${id}: no text in "${language}"`);
    return text;
  };
}

function pictureOf(picture: PictureId, language: Language, place: string) {
  const imageAlt = pictureAlt(picture, language);
  if (imageAlt === undefined)
    throw new Error(
      `${place}: picture ${picture} is not described in "${language}"`,
    );
  return {
    image: pictureSource(picture),
    imageAlt,
  };
}

/** Where the sign in the picture, or else that of the rule, is explained. */
function signOf({ picture, rule }: AuthoredQuestion) {
  return (picture && placeOfPicture(picture)) ?? placeOfSignRule(rule);
}

function identityOf(rule: RuleId) {
  const { basis, checked } = rules[rule];
  return {
    rule,
    topic: topicOf(rule),
    basis,
    checked,
    bookPlace: questionPlaceOf(rule),
  };
}

function optionsOf(
  authored: AuthoredQuestion,
  text: QuestionText,
  language: Language,
  place: string,
): Pick<Question, "options" | "correctAnswer"> {
  if (isMultipleChoice(authored)) {
    const { options } = text as Partial<MultipleChoiceQuestion>;
    if (options?.length !== authored.options.length)
      throw new Error(`${place}: not all options are in "${language}"`);
    return { options, correctAnswer: "ABCD".indexOf(authored.answer) };
  }

  const { trueOption, falseOption } = allMessages[language].quiz;
  return {
    options: [trueOption, falseOption],
    correctAnswer: authored.answer ? 0 : 1,
  };
}

function isMultipleChoice(
  question: AuthoredQuestion,
): question is MultipleChoiceQuestion {
  return typeof question.answer !== "boolean";
}

/** The same in every language, so that answers survive a change of language. */
function revisionOf(question: AuthoredQuestion): string {
  const parts = [
    question.question,
    question.answer,
    ...(isMultipleChoice(question) ? question.options : []),
  ];
  return shortHash(JSON.stringify(parts), 6);
}
