import type { Check } from "../content";
import { checkDuplicates, checkOftenAsked } from "./between-sets";
import { checkEnglish } from "./english";
import { checkFigures } from "./figures";
import { checkQuestions } from "./questions";
import { checkRuleKeys, checkRules } from "./rules";
import { checkScenes } from "./scenes";
import { checkSets } from "./sets";
import { checkTranslations } from "./translations";

/** Every check of the content but those that need a file of their own. */
export const checks: Readonly<Record<string, Check>> = {
  "every question is whole": checkQuestions,
  "every hazard statement is whole": checkScenes,
  "every set is balanced": checkSets,
  "nothing is asked twice": checkDuplicates,
  "no rule is asked too often": checkOftenAsked,
  "the English is plain": checkEnglish,
  "every figure stands in a rule": checkFigures,
  "every language has everything": checkTranslations,
  "a rule's key stands in one file": checkRuleKeys,
  "every rule is whole": checkRules,
};
