import { chapters } from "@/content/book";
import { glossary } from "@/content/book/glossary";
import type { Section } from "@/content/book/schema";
import { rules } from "@/content/rules";

const terms = Object.values(glossary);
const sections = chapters.flatMap(
  (chapter): readonly Section[] => chapter.sections,
);

/** Where a text comes from, and the text. */
const texts: [string, string][] = [
  ...Object.entries(rules).map(([id, { rule }]): [string, string] => [
    id,
    rule,
  ]),
  ...sections.map(({ title, prose = [], remember = "" }): [string, string] => [
    title,
    [title, ...prose, remember].join(" "),
  ]),
];

describe("the words of the tests", () => {
  it("are in the book, each once", () => {
    const shown = sections.flatMap((section) => section.terms ?? []);
    expect([...shown].sort()).toEqual(Object.keys(glossary).sort());
  });

  it.each(terms)("$en is read $kana, which is $romaji", (term) => {
    expect(term.kana).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
    expect(term.romaji).toMatch(/^[a-zāīūēō' ]+$/);
    expect(term.plain).not.toMatch(/\d/);
  });

  // Names of signs keep their capitals, and may differ.
  it.each(
    terms.flatMap(({ en, elsewhere }) =>
      elsewhere.map((word) => ({ en, word })),
    ),
  )("says $en, never $word", ({ word }) => {
    const found = new RegExp(`\\b${word}s?\\b`);
    expect(texts.filter(([, text]) => found.test(text))).toEqual([]);
  });
});
