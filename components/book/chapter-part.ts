import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";

/** What every part of a chapter is given. */
export type ChapterPart = {
  /** The language of the page; texts may be in another. */
  page: Language;
  messages: Messages["bookPages"];
};
