import type { Language } from "@/content/languages";
import type { PluralMessage } from "@/content/ui/plural";
import { formatMessage } from "./format-message";

/**
 * Formats the form of a message that the language uses with a number: "1 day",
 * "2 days". `{count}` is the number; `values` fill in the other placeholders.
 */
export function formatPlural(
  message: PluralMessage,
  count: number,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(language).select(count);
  return formatMessage(message[form] ?? message.other, { ...values, count });
}
