import { pictures } from "@/content/pictures";
import { ne as alts } from "@/content/pictures/alts/ne";
import set from "@/content/sets/karimenkyo-nepali";
import translation from "@/content/sets/karimenkyo-nepali.en";
import type { QuestionText, TrueFalseQuestion } from "@/content/sets/schema";
import { interfaceWords } from "@/content/ui";
import { ending, rules } from "./nepali-lint";

type Text = readonly [place: string, text: string];

const questions: readonly TrueFalseQuestion[] = set;
const english: Readonly<Record<number, QuestionText>> = translation;

/** Every text of the interface with the way to it: "quiz.next". */
function texts(words: unknown, path: string): Text[] {
  if (typeof words === "string") return [[path, words]];

  return Object.entries(words as Record<string, unknown>).flatMap(
    ([key, value]) => texts(value, `${path}.${key}`),
  );
}

const ofSet = questions.flatMap(({ id, question, explanation }) => [
  [`question ${id}`, question] as const,
  [`explanation ${id}`, explanation] as const,
]);

const ofPictures = Object.entries(alts).map(
  ([id, alt]) => [`picture ${id}`, alt] as const,
);

const all: readonly Text[] = [
  ...ofSet,
  ...ofPictures,
  ...texts(interfaceWords.ne, "ne"),
  ...texts(interfaceWords.en, "en").filter(([, text]) =>
    /\p{Script=Devanagari}/u.test(text),
  ),
  ...Object.entries(pictures).map(
    ([id, { ne }]) => [`name of ${id}`, ne] as const,
  ),
];

/** Pairs of a Nepali text and its English one. */
const pairs: readonly (readonly [place: string, ne: string, en: string])[] = [
  ...questions.flatMap(
    ({ id, question, explanation }) =>
      [
        [`question ${id}`, question, english[id].question],
        [`explanation ${id}`, explanation, english[id].explanation],
      ] as const,
  ),
  ...Object.entries(pictures).map(
    ([id, { ne, en }]) => [`name of ${id}`, ne, en] as const,
  ),
];

const figures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(" ");

describe("every Nepali text", () => {
  it("is found", () => {
    expect(all.length).toBeGreaterThan(500);
  });

  it("is in NFC", () => {
    expect(all.filter(([, text]) => text !== text.normalize("NFC"))).toEqual(
      [],
    );
  });

  it.each(rules)("%s", (_, wrong) => {
    expect(all.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

describe("the Nepali set", () => {
  it("ends its sentences in a danda", () => {
    expect(
      [...ofSet, ...ofPictures].filter(([, text]) => !text.endsWith("।")),
    ).toEqual([]);
  });

  it("ends its statements in a form that has one meaning", () => {
    const others = questions.filter(({ question }) => !ending.test(question));

    expect(others.map(({ id, question }) => [id, question])).toEqual([]);
  });
});

describe("the English words", () => {
  it("name the same figures as the Nepali ones", () => {
    const others = pairs.filter(([, ne, en]) => figures(ne) !== figures(en));

    expect(others).toEqual([]);
  });
});
