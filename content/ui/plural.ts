/**
 * A message with `{count}` in it, in each form that its language uses for a
 * number (`Intl.PluralRules`); `other` where a form is not given.
 */
export type PluralMessage = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;
