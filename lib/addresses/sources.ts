import type { Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import type { Day, LegalBasis } from "@/content/rules/schema";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { nameBasis } from "../text/legal-basis";

/**
 * The legal basis of rules in words, and the earliest day on which one of them
 * was checked.
 */
export function sourcesOf(
  keys: readonly RuleId[],
  language: Language,
): { basis: readonly string[]; checked: Day } {
  const { laws } = allMessages[language];
  const named = keys.flatMap((key) =>
    (rules[key].basis as readonly LegalBasis[]).map((one) =>
      nameBasis(one, laws),
    ),
  );
  const [checked = site.lawChecked] = keys
    .map((key) => rules[key].checked)
    .sort();
  return { basis: [...new Set(named)], checked };
}
