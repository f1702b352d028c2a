import { defaultLanguage, languageCodes } from "@/content/languages";
import { setIds } from "@/content/question-sets";
import {
  firstLanguageOf,
  isOffered,
  languagesOf,
  setsOffered,
} from "@/lib/addresses/set-language";

it("offers every set in the default language", () => {
  expect(setsOffered(defaultLanguage)).toEqual(setIds);
});

it.each(languageCodes)("offers in %s what can be read in it", (language) => {
  for (const setId of setsOffered(language)) {
    expect(isOffered(setId, language)).toBe(true);
    expect(languagesOf(setId)).toContain(firstLanguageOf(setId, language));
  }
});

it("shows a Nepali set in Nepali, whatever the interface speaks", () => {
  expect(firstLanguageOf("karimenkyo-nepali", "ne")).toBe("ne");
  expect(firstLanguageOf("karimenkyo-nepali", "en")).toBe("ne");
});
