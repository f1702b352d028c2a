import type { Check } from "../content";

/** A key in two files would silently hide one of the rules. */
export const checkRuleKeys: Check = ({ ruleFiles }) => {
  const fileOf = new Map<string, string>();
  return Object.entries(ruleFiles).flatMap(([file, rules]) =>
    Object.keys(rules).flatMap((key) => {
      const other = fileOf.get(key);
      fileOf.set(key, file);
      return other === undefined
        ? []
        : [`rule "${key}": stands in ${other} and in ${file}`];
    }),
  );
};

/** Each rule is one finished text with a place in the law and a real day. */
export const checkRules: Check = ({ ruleFiles }) =>
  Object.values(ruleFiles).flatMap((rules) =>
    Object.entries(rules).flatMap(
      ([key, { rule, basis, checked, changed }]) => {
        const days = [checked, changed].filter((day) => day !== undefined);
        return [
          ...(/[.!]$/.test(rule) ? [] : [`rule "${key}": no end of sentence`]),
          ...(basis.length > 0 ? [] : [`rule "${key}": no basis`]),
          ...(basis.includes("KYO")
            ? [`rule "${key}": KYO without chapter and section`]
            : []),
          ...(days.every((day) => !Number.isNaN(Date.parse(day)))
            ? []
            : [`rule "${key}": a day that does not exist`]),
        ];
      },
    ),
  );
