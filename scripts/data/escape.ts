import type { Language } from "@/content/languages";
import { splitByScript } from "@/lib/text/split-by-script";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as the content of an element or the value of an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

/** A text as HTML, in which Japanese words carry their language. */
export function inHtml(text: string, language: Language): string {
  return splitByScript(text, language)
    .map(({ text: run, lang }) =>
      lang === undefined
        ? escapeXml(run)
        : `<span lang="${lang}">${escapeXml(run)}</span>`,
    )
    .join("");
}
