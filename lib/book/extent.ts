import type { Language } from "@/content/languages";
import type { ReadChapter } from "./read-chapter";

/** How much of a chapter is in the language of its page. */
export function extentOf(
  { title, intro, know, sections }: ReadChapter,
  language: Language,
): "all" | "some" | "none" {
  const texts = [
    title,
    intro,
    ...know.map(({ sentence }) => sentence),
    ...sections.flatMap(({ heading, paragraphs, listed, beliefs, plan }) => [
      heading,
      ...paragraphs,
      ...beliefs.map(({ belief }) => belief),
      ...plan.map(({ task }) => task),
      ...listed.map(({ sentence }) => sentence),
    ]),
  ];
  if (texts.every((localized) => localized.language === language)) return "all";
  return texts.some((localized) => localized.language === language)
    ? "some"
    : "none";
}
