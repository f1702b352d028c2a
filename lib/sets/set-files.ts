import type { Language } from "@/content/languages";
import type { questionSets, SetId } from "@/content/question-sets";
import type { AuthoredQuestion, QuestionText } from "@/content/sets/schema";

type SourceFile = { default: readonly AuthoredQuestion[] };
type TranslationFile = { default: Readonly<Record<number, QuestionText>> };

/** The languages that a set declares translations for. */
type TranslatedInto<Id extends SetId> =
  (typeof questionSets)[Id]["languages"] extends readonly [
    unknown,
    ...infer Rest extends Language[],
  ]
    ? Rest[number]
    : never;

type TranslatedSet = {
  [Id in SetId]: [TranslatedInto<Id>] extends [never] ? never : Id;
}[SetId];

/** One line per set, so that a set without its file is a type error. */
export const sources: Readonly<Record<SetId, () => Promise<SourceFile>>> = {
  practice: () => import("@/content/sets/practice"),
  "karimenkyo-1": () => import("@/content/sets/karimenkyo-1"),
  "karimenkyo-2": () => import("@/content/sets/karimenkyo-2"),
  "karimenkyo-3": () => import("@/content/sets/karimenkyo-3"),
  "karimenkyo-4": () => import("@/content/sets/karimenkyo-4"),
  "karimenkyo-5": () => import("@/content/sets/karimenkyo-5"),
  "karimenkyo-nepali": () => import("@/content/sets/karimenkyo-nepali"),
  "honmenkyo-1": () => import("@/content/sets/honmenkyo-1"),
  "honmenkyo-2": () => import("@/content/sets/honmenkyo-2"),
  "gaimen-1": () => import("@/content/sets/gaimen-1"),
  "gaimen-2": () => import("@/content/sets/gaimen-2"),
  "gaimen-3": () => import("@/content/sets/gaimen-3"),
  basic: () => import("@/content/sets/basic"),
  intermediate: () => import("@/content/sets/intermediate"),
  advanced: () => import("@/content/sets/advanced"),
  expert: () => import("@/content/sets/expert"),
};

/** The same for every translation that a set declares. */
const translations: {
  readonly [Id in TranslatedSet]: Readonly<
    Record<TranslatedInto<Id>, () => Promise<TranslationFile>>
  >;
} = {
  practice: { ne: () => import("@/content/sets/practice.ne") },
  "karimenkyo-1": { ne: () => import("@/content/sets/karimenkyo-1.ne") },
  "karimenkyo-2": { ne: () => import("@/content/sets/karimenkyo-2.ne") },
  "karimenkyo-3": { ne: () => import("@/content/sets/karimenkyo-3.ne") },
  "karimenkyo-4": { ne: () => import("@/content/sets/karimenkyo-4.ne") },
  "karimenkyo-5": { ne: () => import("@/content/sets/karimenkyo-5.ne") },
  "karimenkyo-nepali": {
    en: () => import("@/content/sets/karimenkyo-nepali.en"),
  },
  "honmenkyo-1": { ne: () => import("@/content/sets/honmenkyo-1.ne") },
  "honmenkyo-2": { ne: () => import("@/content/sets/honmenkyo-2.ne") },
  "gaimen-1": { ne: () => import("@/content/sets/gaimen-1.ne") },
  "gaimen-2": { ne: () => import("@/content/sets/gaimen-2.ne") },
  "gaimen-3": { ne: () => import("@/content/sets/gaimen-3.ne") },
  basic: { ne: () => import("@/content/sets/basic.ne") },
  intermediate: { ne: () => import("@/content/sets/intermediate.ne") },
  advanced: { ne: () => import("@/content/sets/advanced.ne") },
  expert: { ne: () => import("@/content/sets/expert.ne") },
};

/** Loads a set's texts in another language; undefined if it has none. */
export function translationOf(
  setId: SetId,
  language: Language,
): (() => Promise<TranslationFile>) | undefined {
  const files: Partial<
    Record<SetId, Partial<Record<Language, () => Promise<TranslationFile>>>>
  > = translations;
  return files[setId]?.[language];
}
