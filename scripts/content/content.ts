import { hazardScenes } from "@/content/hazards";
import { flippedStatements } from "@/content/hazards/flip";
import type { HazardScene } from "@/content/hazards/schema";
import type { Language } from "@/content/languages";
import { pictureAlt, pictures, type PictureId } from "@/content/pictures";
import type { Picture } from "@/content/pictures/picture";
import {
  questionSets,
  setIds,
  type QuestionSetInfo,
  type SetId,
} from "@/content/question-sets";
import { ruleFiles } from "@/content/rules";
import type { Rule, Rules } from "@/content/rules/schema";
import type {
  AuthoredQuestion,
  MultipleChoiceQuestion,
  QuestionText,
} from "@/content/sets/schema";
import { sources, translationOf } from "@/lib/sets/set-files";

/** A question's texts; of four options where it has them. */
type Texts = QuestionText & { options?: readonly string[] };

/** A set as it is in its files. */
export type SetContent = {
  id: SetId;
  info: QuestionSetInfo;
  questions: readonly AuthoredQuestion[];
  /** The texts of each language that the set declares, by question id. */
  texts: {
    [language in Language]?: Readonly<Record<number, Texts>> | undefined;
  };
};

/** Everything that is checked, as plain data, so that a test can change it. */
export type Content = {
  sets: readonly SetContent[];
  scenes: readonly HazardScene[];
  ruleFiles: Readonly<Record<string, Rules>>;
  hasPicture: (picture: PictureId) => boolean;
  /** What a picture shows in a language. */
  altOf: (picture: PictureId, language: Language) => string | undefined;
  /** The text of a picture's entry, which may give figures. */
  statedBy: (picture: PictureId) => string;
};

/**
 * One check. Returns a message for each problem, with set and question:
 * 'karimenkyo-2, question 1: there is no rule "x"'.
 */
export type Check = (content: Content) => string[];

/** Reads all sets, scenes, rules and pictures. */
export async function readContent(): Promise<Content> {
  return {
    sets: await Promise.all(setIds.map(readSetContent)),
    scenes: hazardScenes,
    ruleFiles,
    hasPicture: (picture) => picture in pictures,
    altOf: (picture, language) =>
      picture in pictures ? pictureAlt(picture, language) : undefined,
    statedBy: (picture) => {
      if (!(picture in pictures)) return "";

      const { en, meaning, number = "" }: Picture = pictures[picture];
      return [picture, number, en, meaning].join(" ");
    },
  };
}

async function readSetContent(id: SetId): Promise<SetContent> {
  const info: QuestionSetInfo = questionSets[id];
  const [source, ...others] = info.languages;
  const questions = (await sources[id]()).default;
  const texts: SetContent["texts"] = {
    [source]: Object.fromEntries(
      questions.map((question) => [question.id, question]),
    ),
  };
  for (const language of others)
    texts[language] = (await translationOf(id, language)?.())?.default;

  return { id, info, questions, texts };
}

/** "karimenkyo-2, question 1" */
export const placeOf = (set: Pick<SetContent, "id">, id: number) =>
  `${set.id}, question ${id}`;

/** One statement of a scene; "hz-07b" is the second picture of one. */
type SceneStatement = HazardScene["statements"][number] & {
  /** "hz-07b/1" */
  key: string;
  /** "hazard scene hz-07b, statement 1" */
  place: string;
};

/** The statements of all scenes, for first and second pictures. */
export function statementsOf({ scenes }: Content): SceneStatement[] {
  return scenes.flatMap((scene) =>
    [scene.statements, scene.flip ? flippedStatements(scene) : []].flatMap(
      (statements, face) =>
        statements.map((statement, index) => {
          const name = scene.id + (face === 1 ? "b" : "");
          return {
            ...statement,
            key: `${name}/${index + 1}`,
            place: `hazard scene ${name}, statement ${index + 1}`,
          };
        }),
    ),
  );
}

/** Checks ask for them once for each question. */
const rulesByFiles = new WeakMap<
  Content["ruleFiles"],
  ReadonlyMap<string, Rule>
>();

/** Every rule by its key; if two files have a key, the last one counts. */
export function allRules({
  ruleFiles: files,
}: Content): ReadonlyMap<string, Rule> {
  const known =
    rulesByFiles.get(files) ??
    new Map(Object.values(files).flatMap((file) => Object.entries(file)));
  rulesByFiles.set(files, known);
  return known;
}

/** The rules that a question names: `rule` first, then `also`. */
export function rulesOf({ rule, also = [] }: AuthoredQuestion): string[] {
  return [rule, ...also];
}

/** Whether a question has four options instead of true and false. */
export function isMultipleChoice(
  question: AuthoredQuestion,
): question is MultipleChoiceQuestion {
  return typeof question.answer !== "boolean";
}

/** Which texts of a question are not written; TypeScript is not asked here. */
export function missingTextsOf(
  texts: Partial<QuestionText>,
): (keyof QuestionText)[] {
  return (["question", "explanation"] as const).filter((name) => !texts[name]);
}

/** Letters and figures only, so that spelling alone makes no difference. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** The figures of a text in order; "०९" and "09" are "9", 5 लाख is 500,000. */
export function figuresOf(text: string): string[] {
  const arabic = text.replace(/[०-९]/g, (digit) =>
    String(digit.charCodeAt(0) - 0x0966),
  );
  const counted = arabic
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/(\d+)[ \u00A0]लाख/g, (_, lakh: string) => `${lakh}00000`);
  return (counted.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((figure) => figure.replace(/^0+(?=\d)(?!0?[.,])/, ""))
    .sort();
}
