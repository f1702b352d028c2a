import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";

/** What every part of a chapter is given. */
export type ChapterPart = {
  /** The language of the page; texts may be in another. */
  page: Language;
  words: InterfaceWords["bookPages"];
};
