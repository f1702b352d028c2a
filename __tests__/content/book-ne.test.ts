import { chapters as source } from "@/content/book";
import { chapters, rules as sentences } from "@/content/book/ne";
import { rules as lawRules, type RuleId } from "@/content/rules";
import { figures, rules as lint } from "./nepali-lint";

type Pair = readonly [place: string, ne: string, en: string];

const ofRules: Pair[] = Object.entries(sentences).map(([id, ne]) => [
  id,
  ne,
  lawRules[id as RuleId].rule,
]);

const translated = source.flatMap((chapter) => {
  const text = chapters[chapter.id];

  return text ? [[chapter.id, chapter, text] as const] : [];
});

const ofChapters: Pair[] = translated.flatMap(([id, chapter, text]) => [
  [`${id}, title`, text.title, chapter.title] as const,
  [`${id}, intro`, text.intro, chapter.intro] as const,
  ...chapter.sections.flatMap(({ title, prose = [] }, at) => [
    [`${id}, title ${at + 1}`, text.sections[at].title, title] as const,
    ...prose.map(
      (en, paragraph) =>
        [
          `${id}, section ${at + 1}.${paragraph + 1}`,
          text.sections[at].prose?.[paragraph] ?? "",
          en,
        ] as const,
    ),
  ]),
]);

const all = [...ofRules, ...ofChapters];

/** A unit in English -> the one in Nepali. */
const units = {
  m: "मिटर",
  "km/h": "km/h",
  km: "(?:km|किलोमिटर)",
  cm: "cm",
  cc: "cc",
  kW: "kW",
  kg: "kg",
  t: "टन",
  "seconds?": "सेकेन्ड",
  "minutes?": "मिनेट",
  "hours?": "घण्टा",
  "months?": "महिना",
  "years?": "वर्ष",
  yen: "येन",
} as const;

const quantity = (en: string) =>
  Object.entries(units).flatMap(([english, nepali]) =>
    [...en.matchAll(new RegExp(`(\\d+(?:[.,]\\d+)*) ${english}\\b(?!/)`, "g"))]
      .filter(([found]) => found.trim() !== "")
      .map(([, figure]) => new RegExp(`${figure}\u00A0${nepali}`)),
  );

/** How the rules say must, must not, need not and should. */
const modality = [
  ["must not", /\bmust (?:still )?(?:not|neither|never)\b/, /हुँदैन|निषेध/],
  ["must", /\bmust\b(?! not| neither| never| still not)/, /पर्छ|पर्ने|पर्थ्यो/],
  ["need not", /\bneed not\b/, /पर्दैन|नपर्ने/],
  ["should not", /\bshould not\b/, /राम्रो हुँदैन|न\S+नु राम्रो हुन्छ|\bन/u],
  ["should", /\bshould\b(?! not)/, /राम्रो|बुद्धिमानी/],
] as const;

describe("the book in Nepali", () => {
  it("knows its chapters", () => {
    expect(translated.map(([id]) => id).sort()).toEqual(
      Object.keys(chapters).sort(),
    );
  });

  it("has the sections and paragraphs of the English one", () => {
    expect(
      translated
        .filter(
          ([, chapter, text]) =>
            chapter.sections.length !== text.sections.length ||
            chapter.sections.some(
              ({ prose = [] }, at) =>
                prose.length !== (text.sections[at].prose ?? []).length,
            ),
        )
        .map(([id]) => id),
    ).toEqual([]);
  });

  it("tells every rule of its chapters", () => {
    const untold = translated.flatMap(([, chapter]) =>
      chapter.sections
        .flatMap(({ rules = [] }) => rules)
        .filter((id) => !(id in sentences)),
    );

    expect(untold).toEqual([]);
  });

  it.each(lint)("%s", (_, wrong) => {
    expect(all.filter(([, ne]) => wrong.test(ne))).toEqual([]);
  });

  it("is in NFC and in Devanagari", () => {
    expect(
      all.filter(
        ([, ne]) =>
          ne !== ne.normalize("NFC") || !/\p{Script=Devanagari}/u.test(ne),
      ),
    ).toEqual([]);
  });

  it("ends its sentences in a danda or a question mark", () => {
    expect(
      all.filter(
        ([place, ne]) => !place.includes("title") && !/[।?]$/u.test(ne),
      ),
    ).toEqual([]);
  });

  it("names the figures of the English one", () => {
    expect(all.filter(([, ne, en]) => figures(ne) !== figures(en))).toEqual([]);
  });

  it("names the units of the English one", () => {
    expect(
      all.filter(([, ne, en]) => quantity(en).some((same) => !same.test(ne))),
    ).toEqual([]);
  });

  it.each(modality)("says %s where the rules do", (_, english, nepali) => {
    expect(
      ofRules.filter(([, ne, en]) => english.test(en) && !nepali.test(ne)),
    ).toEqual([]);
  });
});
