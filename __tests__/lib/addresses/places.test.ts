import { languageCodes } from "@/content/languages";
import { pageNames, pagePath } from "@/lib/addresses/links";
import { placeAddress, placeAt, placeIds } from "@/lib/addresses/places";

it.each(languageCodes)("each place belongs to itself (%s)", (language) => {
  for (const place of placeIds)
    expect(placeAt(placeAddress(place, language))).toBe(place);
});

it.each([
  ["/sets/", "practise"],
  ["/ne/sets/karimenkyo-nepali/", "practise"],
  ["/sets/hazards-1/", "practise"],
  ["/exams/gaimen/", "exams"],
  ["/ne/signs/trainer/", "signs"],
])("%s belongs to %s", (path, place) => {
  expect(placeAt(path)).toBe(place);
});

it("the book and what is read belong to none", () => {
  const others = pageNames.filter((page) => /^(book|about|terms)/.test(page));
  expect(others.length).toBeGreaterThan(3);

  for (const page of others)
    for (const language of languageCodes)
      expect(placeAt(pagePath(page, language))).toBeUndefined();
});
