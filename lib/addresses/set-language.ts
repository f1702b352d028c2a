import { defaultLanguage, type Language } from "@/content/languages";
import { questionSets, setIds, type SetId } from "@/content/question-sets";

/** The languages that a set can be read in; the first is its source. */
export function languagesOf(
  setId: SetId,
): readonly [source: Language, ...translations: Language[]] {
  return questionSets[setId].languages;
}

/** Whether a set has a page in a language. The default language has all. */
export function isOffered(setId: SetId, language: Language): boolean {
  return language === defaultLanguage || languagesOf(setId).includes(language);
}

/** The sets that have a page in an interface language. */
export function setsOffered(language: Language): SetId[] {
  return setIds.filter((setId) => isOffered(setId, language));
}

/**
 * The language in which a set is first shown. A set written in Nepali is shown
 * in Nepali even in the default interface, because that is its purpose.
 */
export function firstLanguageOf(setId: SetId, language: Language): Language {
  const [source, ...translations] = languagesOf(setId);
  const isTranslated =
    language !== defaultLanguage && translations.includes(language);
  return isTranslated ? language : source;
}

/** The language of a set's questions among those of other sets. */
export function languageOf(setId: SetId, language: Language): Language {
  const [source, ...translations] = languagesOf(setId);
  return translations.includes(language) ? language : source;
}
