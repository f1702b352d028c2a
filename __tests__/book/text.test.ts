import { chapters } from "@/content/book";
import { ruleAliases } from "@/content/book/rule-aliases";
import type { Section } from "@/content/book/schema";
import { pictures, type PictureId } from "@/content/pictures";
import type { PictureKind } from "@/content/pictures/picture";
import { rules, type RuleId } from "@/content/rules";
import type { Rule } from "@/content/rules/schema";

const allRules: Readonly<Record<RuleId, Rule>> = rules;
const sections: readonly Section[] = chapters.flatMap(
  (chapter) => chapter.sections,
);
const rulesIn = (some: readonly Section[]) =>
  new Set<RuleId>(some.flatMap((section) => section.rules ?? []));
const picturesIn = (some: readonly Section[]) =>
  new Set<PictureId>(some.flatMap((section) => section.pictures ?? []));

describe("the text of the book", () => {
  it("is in the order of the issue", () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      "How the tests work",
      "Signals",
      "Signs",
      "Markings",
      "Where to drive",
      "Speed and distance",
      "Intersections",
      "Pedestrians, cyclists and e-scooters",
      "Overtaking",
      "Railroad crossings",
      "Parking and stopping",
      "Driver's signals, horn and lights",
      "Expressways",
      "Alcohol, phone and belts",
      "Licences and marks",
      "Accidents and first aid",
      "The vehicle",
      "Natural forces and weather",
      "Hazard prediction",
      "What changed, 2022 to 2026",
      "Traps",
      "The numbers",
      "Words of the tests",
      "Two study plans",
    ]);
  });

  it("cites only rules and pictures that exist", () => {
    const cited = [
      ...rulesIn(sections),
      ...sections.flatMap(({ traps = [] }) =>
        traps.flatMap((trap) => trap.rules),
      ),
    ];
    for (const id of cited) expect(allRules).toHaveProperty([id]);
    for (const id of picturesIn(sections))
      expect(pictures).toHaveProperty([id]);
  });

  it("has every rule once, in full or as a link to where it is stated", () => {
    const printed = rulesIn(sections);
    const shown = picturesIn(sections);

    for (const id of Object.keys(rules) as RuleId[]) {
      const localized = ruleAliases[id];
      expect([id, printed.has(id)]).toEqual([id, localized === undefined]);
      if (localized !== undefined)
        expect([
          id,
          printed.has(localized as RuleId) || shown.has(localized as PictureId),
        ]).toEqual([id, true]);
    }
  });

  it("shows the whole catalogue of signs", () => {
    const kinds: PictureKind[] = [
      "regulatory",
      "warning",
      "instruction",
      "auxiliary",
      "guide",
      "mark",
      "marking",
      "signal",
      "hand-signal",
    ];
    const shown = picturesIn(sections);

    for (const [id, { kind }] of Object.entries(pictures))
      if (kinds.includes(kind))
        expect([id, shown.has(id as PictureId)]).toEqual([id, true]);
  });

  it("has every change of the law", () => {
    const chapter = chapters.find(({ id }) => id === "what-changed");
    const printed = rulesIn(chapter?.sections ?? []);

    for (const [id, { changed }] of Object.entries(allRules))
      if (changed && !ruleAliases[id as RuleId])
        expect([id, printed.has(id as RuleId)]).toEqual([id, true]);
  });

  it("names no figure in prose that is not in a rule of the section", () => {
    for (const chapter of chapters)
      for (const {
        title,
        prose = [],
        remember = "",
        rules: ids = [],
      } of chapter.sections) {
        const figures = figuresIn(ids.map((id) => allRules[id].rule).join(" "));
        for (const figure of figuresIn([...prose, remember].join(" ")))
          expect([title, figure, figures]).toEqual([
            title,
            figure,
            expect.arrayContaining([figure]),
          ]);
      }
  });

  it("marks in every trap the word that makes it wrong", () => {
    for (const { belief, decides } of sections.flatMap(
      ({ traps = [] }) => traps,
    ))
      expect(belief).toContain(decides);
  });

  it("asks to know of a chapter only what it says", () => {
    for (const { know = [], sections: own } of chapters)
      expect([...rulesIn(own)]).toEqual(expect.arrayContaining([...know]));
  });

  it("counts seven days to the provisional test, fourteen to the full", () => {
    const plans = sections.filter(({ days }) => days);

    expect(plans.map(({ stage, days }) => [stage, days?.length])).toEqual([
      ["provisional", 7],
      ["full", 14],
    ]);
    for (const { stage, days = [] } of plans)
      expect(days.at(-1)?.exam).toBe(
        stage === "full" ? "honmenkyo" : "karimenkyo",
      );
  });

  it("names no figure in what introduces a chapter", () => {
    for (const { intro } of chapters)
      expect(figuresIn(intro).filter((figure) => figure !== "2026")).toEqual(
        [],
      );
  });
});

function figuresIn(text: string): string[] {
  return text.match(/\d[\d,.]*\d|\d/g) ?? [];
}
