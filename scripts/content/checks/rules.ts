import { dayOfIso, isoOf } from "@/lib/text/days";
import type { Check } from "../content";

/** If two files had the same key, one rule would silently hide the other. */
export const checkRuleKeys: Check = ({ ruleFiles }) => {
  const fileOf = new Map<string, string>();
  return Object.entries(ruleFiles).flatMap(([file, rules]) =>
    Object.keys(rules).flatMap((key) => {
      const other = fileOf.get(key);
      fileOf.set(key, file);
      return other === undefined
        ? []
        : [`rule "${key}": is in ${other} and in ${file}`];
    }),
  );
};

/** Each rule is a finished text with a legal basis and valid dates. */
export const checkRules: Check = ({ ruleFiles }) =>
  Object.values(ruleFiles).flatMap((rules) =>
    Object.entries(rules).flatMap(
      ([key, { rule, basis, checked, changed }]) => {
        const days = [checked, changed].filter((day) => day !== undefined);
        return [
          ...(/[.!]$/.test(rule)
            ? []
            : [`rule "${key}": does not end with a full stop`]),
          ...(basis.length > 0 ? [] : [`rule "${key}": has no legal basis`]),
          ...(basis.includes("KYO")
            ? [`rule "${key}": add chapter and section to "KYO"`]
            : []),
          ...(days.every((day) => isoOf(dayOfIso(day)) === day)
            ? []
            : [`rule "${key}": a date is not valid`]),
        ];
      },
    ),
  );
