import { languages, type Language } from "@/content/languages";
import type { Day } from "@/content/rules/schema";

/** A day as a reader of the language writes it: "1 September 2026". */
export function dayInWords(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));
}
