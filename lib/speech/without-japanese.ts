import type { Language } from "@/content/languages";
import { splitByScript } from "../text/split-by-script";

/** A text as a voice of its language can say it: without Japanese words. */
export function withoutJapanese(text: string, language: Language): string {
  return splitByScript(text, language)
    .filter(({ lang }) => lang !== "ja")
    .map((run) => run.text)
    .join("");
}
