import type { Language } from "./languages";

export type Difficulty = "Basic" | "Intermediate" | "Advanced" | "Expert";

/** What the product knows of a set without loading its questions. */
export type QuestionSetInfo = {
  kind: "true-false" | "multiple-choice";
  difficulty: Difficulty;
  questionCount: number;
  /** Said of a set whose test shows none. */
  pictures?: "none";
  /** The first is the language that the set was written in. */
  languages: readonly [source: Language, ...translations: Language[]];
};

const karimenkyo = {
  kind: "true-false",
  difficulty: "Basic",
  questionCount: 50,
  languages: ["en", "ne"],
} as const;

const honmenkyo = {
  kind: "true-false",
  difficulty: "Advanced",
  questionCount: 90,
  languages: ["en", "ne"],
} as const;

const gaimen = {
  ...karimenkyo,
  difficulty: "Intermediate",
  pictures: "none",
} as const;

const multipleChoice = {
  kind: "multiple-choice",
  questionCount: 50,
  languages: ["en", "ne"],
} as const;

/** Every set; whatever lists them keeps this order. Titles are in `ui/`. */
export const questionSets = {
  practice: { ...multipleChoice, difficulty: "Basic", questionCount: 10 },
  "karimenkyo-1": karimenkyo,
  "karimenkyo-2": karimenkyo,
  "karimenkyo-3": karimenkyo,
  "karimenkyo-4": karimenkyo,
  "karimenkyo-5": karimenkyo,
  "karimenkyo-nepali": { ...karimenkyo, languages: ["ne", "en"] },
  "honmenkyo-1": honmenkyo,
  "honmenkyo-2": honmenkyo,
  "gaimen-1": gaimen,
  "gaimen-2": gaimen,
  "gaimen-3": gaimen,
  basic: { ...multipleChoice, difficulty: "Basic" },
  intermediate: { ...multipleChoice, difficulty: "Intermediate" },
  advanced: { ...multipleChoice, difficulty: "Advanced" },
  expert: { ...multipleChoice, difficulty: "Expert" },
} as const satisfies Record<string, QuestionSetInfo>;

export type SetId = keyof typeof questionSets;

export const setIds = Object.keys(questionSets) as SetId[];

/** The five numbered cards of the chooser, in order. */
export const numberedSets = [
  "karimenkyo-1",
  "karimenkyo-2",
  "karimenkyo-3",
  "karimenkyo-4",
  "karimenkyo-5",
] as const satisfies readonly SetId[];

/** Papers of the full licence. */
export const honmenkyoSets = [
  "honmenkyo-1",
  "honmenkyo-2",
] as const satisfies readonly SetId[];

/** Papers of the conversion test. */
export const gaimenSets = [
  "gaimen-1",
  "gaimen-2",
  "gaimen-3",
] as const satisfies readonly SetId[];

/** The short set that the chooser begins with. */
export const firstSet = "practice" satisfies SetId;

/** The chooser's last group, easiest first. */
export const moreSets = [
  "practice",
  "basic",
  "intermediate",
  "advanced",
  "expert",
] as const satisfies readonly SetId[];

/** The set that both Nepali cards of the landing start. */
export const nepaliSet = "karimenkyo-nepali" satisfies SetId;
