import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { AskedIn } from "@/lib/sets/asked-in";

/** What every part of a chapter is given. */
export type ChapterPart = {
  /** The language of the page; texts may be in another. */
  page: Language;
  messages: Messages["bookPages"];
};

/** A part that also names the questions that rest on what it tells. */
export type AskedPart = ChapterPart & { asked: AskedIn };
