import { chapters } from "@/content/book";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import { translations } from "./translations";

/** A chapter's place in the book, from 1. */
export const numberOfChapter = (id: ChapterId): number =>
  chapters.findIndex((one) => one.id === id) + 1;

/**
 * A chapter's title in a language, else in English. Scripts read it too, which
 * a module for the server alone would stop.
 */
export function titleOf(id: ChapterId, language: Language): string {
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) throw new Error(`No chapter ${id}`);
  return translations[language]?.chapters[id]?.title ?? chapter.title;
}
