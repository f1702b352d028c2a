import { languageCodes, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { setsOffered, firstLanguageOf } from "@/lib/addresses/set-language";
import { formatMessage } from "@/lib/text/format-message";

/** The picture that a chat shows beside a link to a page. */
export type Preview = {
  /** Without the base path. */
  path: `/og/${string}.jpg`;
  language: Language;
  setId: SetId | null;
  /** The text in it, the title first; also its text alternative. */
  lines: readonly string[];
};

/** The size that Facebook, WhatsApp, LINE and X show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The preview of a set's page, or with null that of every other page. */
export function previewOf(setId: SetId | null, language: Language): Preview {
  return {
    path: `/og/${setId ?? "site"}.${language}.jpg`,
    language,
    setId,
    lines: [...linesOf(setId, language), site.name],
  };
}

/** Every preview of the site; `npm run assets` draws them. */
export function allPreviews(): Preview[] {
  return languageCodes.flatMap((language) =>
    [null, ...setsOffered(language)].map((setId) => previewOf(setId, language)),
  );
}

function linesOf(setId: SetId | null, language: Language): string[] {
  const { chooser, found, inLanguage, sets, site } = allMessages[language];
  if (setId === null) return [found.landing.title, site.languages];

  const { questionCount } = questionSets[setId];
  return [
    sets[setId].title,
    formatMessage(chooser.questionCount, { count: questionCount }),
    inLanguage[firstLanguageOf(setId, language)],
  ];
}
