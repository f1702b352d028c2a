import { languages, type Language } from "@/content/languages";
import { questionSets } from "@/content/question-sets";
import { site } from "@/content/site";
import { PASS_PERCENTAGE, requiredPoints } from "@/lib/quiz/quiz";

const count = questionSets["karimenkyo-1"].questionCount;

/** The figures that texts name, for `fill`. */
export const figures = {
  count,
  percent: PASS_PERCENTAGE,
  required: requiredPoints(count),
} as const;

/** The same with the day of the last comparison with the law, written out. */
export function figuresIn(language: Language) {
  const date = new Intl.DateTimeFormat(languages[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(site.lawChecked));

  return { ...figures, date };
}
