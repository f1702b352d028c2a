import { questionSets } from "@/content/question-sets";
import type { Language } from "@/content/sets/schema";
import { site } from "@/content/site";
import { PASS_PERCENTAGE, requiredCorrect } from "./quiz";

const count = questionSets["karimenkyo-1"].questionCount;

/** The figures that texts name, for `fill`. */
export const figures = {
  count,
  percent: PASS_PERCENTAGE,
  required: requiredCorrect(count),
} as const;

/** The same with the day of the last comparison with the law, written out. */
export function figuresIn(language: Language) {
  const locale = { en: "en-GB", ne: "ne-u-nu-latn" }[language];
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(site.lawChecked));

  return { ...figures, date };
}
