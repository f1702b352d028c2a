import { chapters as source } from "@/content/book";
import {
  glossary as sourceGlossary,
  type TermId,
} from "@/content/book/glossary";
import {
  chapters,
  glossary,
  rules as sentences,
  tables,
} from "@/content/book/ne";
import {
  tables as sourceTables,
  type NumberTable,
  type TableId,
} from "@/content/book/tables";
import { rules as lawRules, type RuleId } from "@/content/rules";
import { adviceRules, figures, rules as lint } from "./nepali-lint";

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

/** Every text of a section under what it is, in both languages alike. */
const textsOf = (section: {
  title: string;
  prose?: readonly string[];
  remember?: string;
  traps?: readonly { belief: string; decides: string }[];
  days?: readonly (string | { task: string })[];
}) => ({
  title: [section.title],
  prose: section.prose ?? [],
  remember: section.remember ? [section.remember] : [],
  belief: (section.traps ?? []).map(({ belief }) => belief),
  "deciding words": (section.traps ?? []).map(({ decides }) => decides),
  task: (section.days ?? []).map((day) =>
    typeof day === "string" ? day : day.task,
  ),
});

const ofChapters: Pair[] = translated.flatMap(([id, chapter, text]) => [
  [`${id}, title`, text.title, chapter.title] as const,
  [`${id}, intro`, text.intro, chapter.intro] as const,
  ...chapter.sections.flatMap((section, at) => {
    const ours: Readonly<Record<string, readonly string[]>> = textsOf(
      text.sections[at] ?? { title: "" },
    );

    return Object.entries(textsOf(section)).flatMap(([kind, texts]) =>
      texts.map(
        (en, place) =>
          [
            `${id}, section ${at + 1}, ${kind} ${place + 1}`,
            ours[kind]![place] ?? "",
            en,
          ] as const,
      ),
    );
  }),
]);

const ofTables: Pair[] = Object.entries(tables).flatMap(([id, table]) => {
  const { title, columns, rows }: NumberTable = sourceTables[id as TableId];
  const cells: readonly (readonly string[])[] = table.rows;

  return [
    [`table ${id}, title`, table.title, title] as const,
    ...columns.map(
      (en, at) => [`table ${id}, column`, table.columns[at]!, en] as const,
    ),
    ...rows.flatMap((row, at) =>
      row.cells.map(
        (en, place) =>
          [`table ${id}, cell ${at + 1}`, cells[at]![place]!, en] as const,
      ),
    ),
  ];
});

const ofWords: Pair[] = Object.entries(glossary).flatMap(
  ([id, { word, plain }]) => {
    const { en, plain: english } = sourceGlossary[id as TermId];

    return [
      [`word ${id}, title`, word, en] as const,
      [`word ${id}`, plain, english] as const,
    ];
  },
);

const all = [...ofRules, ...ofChapters, ...ofTables, ...ofWords];

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
      .map(([, figure = ""]) => new RegExp(`${inLakh(figure)}${nepali}`)),
  );

/** A figure before its unit; 500,000 as it is counted in Nepal. */
function inLakh(figure: string): string {
  const [, lakh] = /^([\d,]+)00,000$/.exec(figure) ?? [];
  return lakh ? `${lakh.replace(",", "")}\u00A0लाख ` : `${figure}\u00A0`;
}

/** How the rules say must, must not, do not have to and should. */
const modality = [
  ["must not", /\bmust (?:still )?(?:not|neither|never)\b/, /हुँदैन|निषेध/],
  ["must", /\bmust\b(?! not| neither| never| still not)/, /पर्छ|पर्ने|पर्थ्यो/],
  ["do not have to", /\b(?:do|does) not have to\b/, /पर्दैन|नपर्ने|पनि हुन्छ/],
  ["should not", /\bshould not\b/, /(?<![\p{L}\p{M}])न\p{L}[\p{L}\p{M}]*नुहोस्/u],
  ["should", /\bshould\b(?! not)/, /राम्रो|नुहोस्/],
] as const;

describe("the book in Nepali", () => {
  it("has the chapters of the English book", () => {
    expect(translated.map(([id]) => id).sort()).toEqual(
      Object.keys(chapters).sort(),
    );
  });

  it("has as many sections, paragraphs and other texts as the English book", () => {
    const shape = (sections: Parameters<typeof textsOf>[0][]) =>
      sections.map((section) =>
        Object.values(textsOf(section)).map(({ length }) => length),
      );

    for (const [, chapter, text] of translated)
      expect(shape([...text.sections])).toEqual(shape([...chapter.sections]));
  });

  it("marks the words that decide in a wrong belief", () => {
    expect(
      translated
        .flatMap(([, , { sections }]) => sections)
        .flatMap(({ traps = [] }) => traps)
        .filter(({ belief, decides }) => !belief.includes(decides)),
    ).toEqual([]);
  });

  it("translates every rule of its chapters", () => {
    const untold = translated.flatMap(([, chapter]) =>
      chapter.sections
        .flatMap(({ rules = [] }) => rules)
        .filter((id) => !(id in sentences)),
    );

    expect(untold).toEqual([]);
  });

  it.each([...lint, ...adviceRules])("%s", (_, wrong) => {
    expect(all.filter(([, ne]) => wrong.test(ne))).toEqual([]);
  });

  it("is in NFC and in Devanagari", () => {
    expect(
      all.filter(
        ([, ne, en]) =>
          ne !== ne.normalize("NFC") ||
          (/[a-z]{3}/i.test(en) && !/\p{Script=Devanagari}/u.test(ne)),
      ),
    ).toEqual([]);
  });

  it("ends sentences with a danda or a question mark", () => {
    expect(
      all.filter(([, ne, en]) => /[.?]$/.test(en) && !/[।?]$/u.test(ne)),
    ).toEqual([]);
  });

  it("has the same figures as the English book", () => {
    expect(all.filter(([, ne, en]) => figures(ne) !== figures(en))).toEqual([]);
  });

  it("has the same units as the English book", () => {
    expect(
      all.filter(([, ne, en]) => quantity(en).some((same) => !same.test(ne))),
    ).toEqual([]);
  });

  it.each(modality)("says %s if the rules do", (_, english, nepali) => {
    expect(
      ofRules.filter(([, ne, en]) => english.test(en) && !nepali.test(ne)),
    ).toEqual([]);
  });
});
