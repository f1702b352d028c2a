import type { Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { site } from "@/content/site";
import { PASS_PERCENTAGE, requiredPoints } from "@/lib/quiz/grade";
import { dayInWords } from "@/lib/text/day";

const count = questionSets["karimenkyo-1"].questionCount;

/** The figures for the placeholders of texts. */
export const figures = {
  count,
  percent: PASS_PERCENTAGE,
  required: requiredPoints(count),
  full: questionSets["honmenkyo-1"].questionCount,
  /** In all sets together. */
  questions: Object.values(questionSets).reduce(
    (sum, { questionCount }) => sum + questionCount,
    0,
  ),
} as const;

/** The same with the number of questions of one set. */
export function figuresOf(setId: SetId) {
  return { ...figures, count: questionSets[setId].questionCount };
}

/** The same with the day of the last comparison with the law, written out. */
export function figuresIn(language: Language) {
  return { ...figures, date: dayInWords(site.lawChecked, language) };
}
