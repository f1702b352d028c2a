import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import { languageCodes, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { setsOffered, firstLanguageOf } from "@/lib/addresses/set-language";
import { numberOfChapter, titleOf } from "@/lib/book/titles";
import { formatMessage } from "@/lib/text/format-message";

/** A page that has a preview of its own. */
type PreviewedPage =
  | { kind: "set"; id: SetId }
  | { kind: "chapter"; id: ChapterId };

/** The picture that a chat shows beside a link to a page. */
export type Preview = {
  /** Without the base path. */
  path: `/og/${string}.jpg`;
  language: Language;
  /** The page that it stands for, or null for those without one of their own. */
  of: PreviewedPage | null;
  /** The text in it, the title first; also its text alternative. */
  lines: readonly string[];
};

/** The size that Facebook, WhatsApp, LINE and X show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The preview of a page, or with null that of every other page. */
export function previewOf(
  of: PreviewedPage | null,
  language: Language,
): Preview {
  return {
    path: `/og/${nameOf(of)}.${language}.jpg`,
    language,
    of,
    lines: [...linesOf(of, language), site.name],
  };
}

/** Every preview of the site; `npm run assets` draws them. */
export function allPreviews(): Preview[] {
  return languageCodes.flatMap((language) =>
    [
      null,
      ...setsOffered(language).map((id) => ({ kind: "set" as const, id })),
      ...chapterIds.map((id) => ({ kind: "chapter" as const, id })),
    ].map((of) => previewOf(of, language)),
  );
}

function nameOf(of: PreviewedPage | null): string {
  if (of === null) return "site";
  return of.kind === "set" ? of.id : `book-${of.id}`;
}

function linesOf(of: PreviewedPage | null, language: Language): string[] {
  const { bookPages, found, site } = allMessages[language];
  if (of === null) return [found.landing.title, site.languages];
  if (of.kind === "set") return linesOfSet(of.id, language);

  const number = numberOfChapter(of.id);
  return [
    titleOf(of.id, language),
    formatMessage(bookPages.chapter, { number }),
    bookPages.found.preview,
  ];
}

function linesOfSet(setId: SetId, language: Language): string[] {
  const { chooser, inLanguage, sets } = allMessages[language];
  const { questionCount } = questionSets[setId];
  return [
    sets[setId].title,
    formatMessage(chooser.questionCount, { count: questionCount }),
    inLanguage[firstLanguageOf(setId, language)],
  ];
}
