import {
  defaultLanguage,
  languages,
  otherLanguages,
  type Language,
} from "@/content/languages";

/** What a page below `app/[language]` or `app/(default)` is given. */
export type PageParams = { params: Promise<{ language?: string }> };

const folderOf = (language: Language) => languages[language].prefix.slice(1);

/** The folders of the languages that have one, for `generateStaticParams`. */
export function languageParams(): { language: string }[] {
  return otherLanguages.map((code) => ({ language: folderOf(code) }));
}

/** The language of the folder that a page lies in; outside any, the default. */
export function languageOfFolder(folder: string | undefined): Language {
  return (
    otherLanguages.find((code) => folderOf(code) === folder) ?? defaultLanguage
  );
}

/** The language of a page by its parameters. */
export async function languageOfPage(
  params: PageParams["params"],
): Promise<Language> {
  return languageOfFolder((await params).language);
}
