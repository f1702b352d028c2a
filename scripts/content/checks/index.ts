import type { Check } from "../content";
import { checkDuplicates, checkOftenAsked } from "./between-sets";
import { checkEnglish } from "./english";
import { checkFigures } from "./figures";
import { checkNepali } from "./nepali";
import { checkQuestions } from "./questions";
import { checkRuleKeys, checkRules } from "./rules";
import { checkScenes } from "./scenes";
import { checkSets } from "./sets";
import { checkTranslations } from "./translations";

/** Every check of the content, except the one that reads the reviews. */
export const checks: Readonly<Record<string, Check>> = {
  "every question is complete": checkQuestions,
  "every hazard statement is complete": checkScenes,
  "every set is balanced": checkSets,
  "no question repeats another": checkDuplicates,
  "no rule decides too many questions": checkOftenAsked,
  "the English is plain": checkEnglish,
  "every figure comes from a rule": checkFigures,
  "every translation is complete": checkTranslations,
  "the Nepali says what the English says": checkNepali,
  "every rule key is in one file only": checkRuleKeys,
  "every rule is complete": checkRules,
};
