import type { Language } from "@/content/sets/schema";

/** A piece of a text; `lang` where it is not in the text's own language. */
type Run = { text: string; lang?: "ja" | "ne" };

const japanese =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・「」]+/u;
const nepali = /\p{Script=Devanagari}[\p{Script=Devanagari}।\s]*/u;

/** Cuts a text where Japanese, or Nepali within English, begins and ends. */
export function splitByScript(text: string, language: Language): Run[] {
  const foreign = language === "ne" ? [japanese] : [japanese, nepali];
  const pattern = foreign.map(({ source }) => `(${source})`).join("|");
  const runs: Run[] = [];
  let end = 0;

  for (const match of text.matchAll(new RegExp(pattern, "gu"))) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], lang: match[1] ? "ja" : "ne" });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });

  return runs;
}
