import type { RuleId } from "./rules";
import type { TestId } from "./tests";

/** What the page of a test tells of it; the texts are in `ui/`. */
export const testFacts = [
  "form",
  "minutes",
  "passMark",
  "scope",
  "languages",
  "place",
  "bring",
  "next",
] as const;

export type TestFact = (typeof testFacts)[number];

/** The rules that each fact rests on. */
export const factSources: Readonly<
  Record<TestId, Record<TestFact, readonly RuleId[]>>
> = {
  karimenkyo: {
    form: ["exam-provisional-50-questions", "exam-real-test-true-false"],
    minutes: ["exam-provisional-30-minutes"],
    passMark: ["exam-provisional-pass-45"],
    scope: ["exam-scope-provisional"],
    languages: ["exam-20-languages"],
    place: ["exam-place-provisional"],
    bring: ["exam-knowledge-before-skill", "licence-eyesight"],
    next: ["exam-skill-provisional", "exam-knowledge-before-skill"],
  },
  honmenkyo: {
    form: ["exam-full-95-questions", "exam-real-test-true-false"],
    minutes: ["exam-full-50-minutes"],
    passMark: ["exam-full-pass-90-points"],
    scope: ["exam-scope-full"],
    languages: ["exam-20-languages"],
    place: ["exam-place-full"],
    bring: ["exam-knowledge-before-skill", "licence-eyesight"],
    next: ["exam-skill-full", "exam-knowledge-before-skill"],
  },
  gaimen: {
    form: ["exam-conversion-50-questions"],
    minutes: ["exam-conversion-50-questions"],
    passMark: ["exam-conversion-pass-45"],
    scope: ["exam-conversion-50-questions"],
    languages: ["exam-20-languages"],
    place: ["exam-conversion-requirements"],
    bring: ["exam-conversion-requirements", "licence-eyesight"],
    next: ["exam-conversion-driving-check", "exam-conversion-3-months-stay"],
  },
};
