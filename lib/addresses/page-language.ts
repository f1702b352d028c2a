import {
  defaultLanguage,
  languages,
  otherLanguages,
  type Language,
} from "@/content/languages";

/** Props of a page below `app/[language]` or `app/(default)`. */
export type PageParams = { params: Promise<{ language?: string }> };

const folderOf = (language: Language) => languages[language].prefix.slice(1);

/** The languages that have a folder, for `generateStaticParams`. */
export function languageParams(): { language: string }[] {
  return otherLanguages.map((code) => ({ language: folderOf(code) }));
}

/** The language of the folder that a page is in; the default outside of any. */
export function languageOfFolder(folder: string | undefined): Language {
  return (
    otherLanguages.find((code) => folderOf(code) === folder) ?? defaultLanguage
  );
}

/** The language of a page from its parameters. */
export async function languageOfPage(
  params: PageParams["params"],
): Promise<Language> {
  return languageOfFolder((await params).language);
}
