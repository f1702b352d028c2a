import { dates } from "@/content/dates";
import type { Language } from "@/content/languages";
import { formatMessage } from "./format-message";

/**
 * A day as a reader of the language writes it: "1 September 2026". Takes the
 * day as YYYY-MM-DD, with or without a time behind it.
 */
export function dayInWords(iso: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = iso
    .slice(0, 10)
    .split("-")
    .map(Number);
  return inWords(language, { year, month, day });
}

/** The same of its month: "September 2026". */
export function monthInWords(iso: string, language: Language): string {
  const [year = 0, month = 1] = iso.slice(0, 7).split("-").map(Number);
  return inWords(language, { year, month, day: "" }).trim();
}

function inWords(
  language: Language,
  { year, month, day }: { year: number; month: number; day: number | "" },
): string {
  const messages = dates[language];
  return formatMessage(messages.day, {
    year,
    month: messages.months[month - 1] ?? "",
    day,
  });
}
