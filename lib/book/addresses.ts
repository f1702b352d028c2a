import type { BookPlace } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import { chapterPage, pageAddress } from "../addresses/links";

/**
 * The address of a place in the book, in a language. For a chapter alone, the
 * address of the rule in it.
 */
export function placeAddress(
  place: BookPlace | ChapterId,
  language: Language,
  rule = "",
): string {
  const [chapter, anchor = rule] = place.split("#") as [ChapterId, string?];
  return `${pageAddress(chapterPage(chapter), language)}#${anchor}`;
}
