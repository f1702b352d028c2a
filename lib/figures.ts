import { questionSets } from "@/content/question-sets";
import { site } from "@/content/site";
import { PASS_PERCENTAGE, requiredCorrect } from "./quiz";

const count = questionSets["karimenkyo-1"].questionCount;

/** The figures that texts name, for `fill`. */
export const figures = {
  count,
  percent: PASS_PERCENTAGE,
  required: requiredCorrect(count),
  date: site.lawChecked,
} as const;
