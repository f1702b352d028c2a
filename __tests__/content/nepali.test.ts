import { hazardScenes } from "@/content/hazards";
import { hazardsNe } from "@/content/hazards/ne";
import { outcomes } from "@/content/hazards/outcomes";
import { outcomesNe } from "@/content/hazards/outcomes-ne";
import { pictures, signs, type SignId } from "@/content/pictures";
import { ne as alts } from "@/content/pictures/alt-text/ne";
import { ne as meanings } from "@/content/pictures/meanings/ne";
import { questionSets } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { setsOffered } from "@/lib/addresses/set-language";
import { readSet } from "@/lib/sets/read-set";
import { adviceRules, figures, rules } from "./nepali-lint";

type Text = readonly [place: string, text: string];

/** Every text of the interface with the way to it: "quiz.next". */
function texts(words: unknown, path: string): Text[] {
  if (typeof words === "string") return [[path, words]];

  return Object.entries(words as Record<string, unknown>).flatMap(
    ([key, value]) => texts(value, `${path}.${key}`),
  );
}

const ofSets: Text[] = [];
/** Pairs of a Nepali text and its English one. */
const pairs: [place: string, ne: string, en: string][] = [];

beforeAll(async () => {
  for (const id of setsOffered("ne")) {
    const english = await readSet(id, "en");
    for (const [index, nepali] of (await readSet(id, "ne")).entries()) {
      const place = `${id}, question ${nepali.id}`;
      const other = english[index];
      ofSets.push([place, nepali.question]);
      ofSets.push([`${place}, explanation`, nepali.explanation ?? ""]);
      pairs.push(
        [place, nepali.question, other!.question],
        [
          `${place}, explanation`,
          nepali.explanation ?? "",
          other!.explanation ?? "",
        ],
      );
      if (questionSets[id].kind === "true-false") continue;
      nepali.options.forEach((option, at) => {
        ofSets.push([`${place}, option ${at + 1}`, option]);
        pairs.push([
          `${place}, option ${at + 1}`,
          option,
          other!.options[at] ?? "",
        ]);
      });
    }
  }
  for (const [id, { ne, en }] of Object.entries(pictures))
    pairs.push([`name of ${id}`, ne, en]);
  for (const { id, statements } of hazardScenes)
    statements.forEach(({ statement, why }, index) => {
      const text = hazardsNe[id as keyof typeof hazardsNe].statements[index];
      const place = `${id}/${index + 1}`;
      pairs.push([place, text!.statement, statement]);
      pairs.push([`${place}, why`, text!.why, why]);
    });
  for (const [id, { next, right }] of Object.entries(outcomesNe)) {
    const source = outcomes[id as keyof typeof outcomes];
    pairs.push([`${id}, next`, next, source.next]);
    pairs.push([`${id}, right`, right, source.right]);
  }
  for (const [id, meaning] of ofSigns) pairs.push([id, meaning, english(id)]);
});

const ofPictures = Object.entries(alts).map(
  ([id, alt]) => [`picture ${id}`, alt] as const,
);

const ofSigns = Object.entries(meanings).map(
  ([id, meaning]) => [`meaning of ${id}`, meaning] as const,
);
const english = (place: string) =>
  signs[place.replace("meaning of ", "") as SignId].meaning;

const all = (): readonly Text[] => [
  ...ofSets,
  ...ofPictures,
  ...ofSigns,
  ...texts(hazardsNe, "hazards"),
  ...texts(outcomesNe, "outcomes"),
  ...texts(allMessages.ne, "ne"),
  ...texts(allMessages.en, "en").filter(([, text]) =>
    /\p{Script=Devanagari}/u.test(text),
  ),
  ...Object.entries(pictures).map(
    ([id, { ne }]) => [`name of ${id}`, ne] as const,
  ),
];

describe("every Nepali text", () => {
  it("is found", () => {
    expect(all().length).toBeGreaterThan(500);
  });

  it("is in NFC", () => {
    expect(all().filter(([, text]) => text !== text.normalize("NFC"))).toEqual(
      [],
    );
  });

  it.each(rules)("%s", (_, wrong) => {
    expect(all().filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

const whys = () => [
  ...ofSets.filter(([place]) => place.endsWith("explanation")),
  ...texts(hazardsNe, "hazards").filter(([place]) => place.endsWith(".why")),
  ...ofSigns,
];

describe("what explains in Nepali", () => {
  it.each(adviceRules)("%s", (_, wrong) => {
    expect(whys().filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

describe("the sets in Nepali", () => {
  it("end sentences with a danda or a question mark", () => {
    expect(
      [...ofSets, ...ofPictures, ...ofSigns]
        .filter(([place]) => !place.includes("option"))
        .filter(([, text]) => !/[।?]$/u.test(text)),
    ).toEqual([]);
  });

  it("have the same figures as the English ones", () => {
    expect(pairs.filter(([, ne, en]) => figures(ne) !== figures(en))).toEqual(
      [],
    );
  });
});
