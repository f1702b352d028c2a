import type { Language } from "../languages";
import { hazardsNe } from "./ne";
import { outcomes, type Outcome } from "./outcomes";
import { outcomesNe } from "./outcomes-ne";
import type { HazardScene, StatementNumber } from "./schema";
import type { HazardTexts } from "./texts";

/**
 * The scenes in other languages than English. A language that stands here has
 * every text: what is missing or too much is a type error. Write
 * `export const hazardsNe = {…} satisfies HazardTexts` in ne.ts, and `ne` here.
 */
const hazardTranslations: Partial<Record<Language, HazardTexts>> = {
  ne: hazardsNe,
};

/** What a scene's texts have in common, whichever scene it is. */
export type SceneTexts = {
  title: string;
  situation: string;
  alt: string;
  statements: readonly {
    statement: string;
    why: string;
    misjudgement?: string;
  }[];
  flip?: { alt: string } & {
    readonly [Number in StatementNumber]?: {
      why: string;
      misjudgement?: string;
    };
  };
};

/** The language that scenes are shown in on the pages of a language. */
export function hazardTextLanguage(language: Language): Language {
  return hazardTranslations[language] ? language : "en";
}

/** A scene's texts in a language; undefined where they are not translated. */
export function textsIn(
  language: Language,
  id: HazardScene["id"],
): SceneTexts | undefined {
  const texts: Readonly<Record<string, SceneTexts>> | undefined =
    hazardTranslations[language];
  return texts?.[id];
}

const outcomeTexts: Partial<
  Record<Language, Readonly<Record<string, Outcome>>>
> = { en: outcomes, ne: outcomesNe };

/** What a scene shows in motion, in a language or else in English. */
export function outcomeIn(language: Language, id: HazardScene["id"]): Outcome {
  const texts: Readonly<Record<string, Outcome>> =
    outcomeTexts[hazardTextLanguage(language)] ?? outcomes;
  const outcome = texts[id];
  if (!outcome) throw new Error(`${id}: no text of what it shows in motion`);
  return outcome;
}
