/** @jest-environment node */
import { readContent } from "@/scripts/content/content";
import { cuesOf, isWithin, styleOf } from "@/scripts/content/style";
import { banksOf } from "@/scripts/content/style-report";

const figure = (
  figures: ReturnType<typeof styleOf>,
  start: string,
): number | undefined =>
  figures.find(({ name }) => name.startsWith(start))?.value;

const repeat = (text: string, answer: boolean, count: number) =>
  Array.from({ length: count }, () => ({ text, answer }));

describe("the style of statements", () => {
  it("does not count a decimal point as the end of a sentence", () => {
    const statements = [
      { text: "Keep 0.5 m on the left free.", answer: true },
      { text: "The light is red. You may go on.", answer: false },
    ];

    expect(figure(styleOf(statements), "one sentence")).toBe(50);
  });

  it("counts stories in the past, not conditions in the present", () => {
    const statements = [
      { text: "The light turned red, but I drove on.", answer: false },
      { text: "I was in a hurry, so I used the shoulder.", answer: false },
      { text: "When you need to stop, signal first.", answer: true },
      { text: "You must keep left.", answer: true },
    ];

    expect(figure(styleOf(statements), "stories")).toBe(50);
  });

  it("counts statements with digits and how many of them are true", () => {
    const statements = [
      { text: "Signal 30 m before you turn.", answer: true },
      { text: "Signal 3 m before you turn.", answer: false },
      { text: "Signal before you turn.", answer: true },
      { text: "Keep left.", answer: true },
    ];

    expect(figure(styleOf(statements), "with digits, %")).toBe(50);
    expect(figure(styleOf(statements), "with digits, of these")).toBe(50);
  });
});

describe("the cues of statements", () => {
  it("are out of bounds if a word is nearly always false", () => {
    const statements = [
      ...repeat("You may always park here.", false, 9),
      ...repeat("You may always turn here.", true, 1),
    ];
    const always = cuesOf(statements).find(({ name }) =>
      name.startsWith("always"),
    );

    expect(always?.value).toBe(10);
    expect(always && isWithin(always)).toBe(false);
  });

  it("say nothing about fewer than ten cases", () => {
    expect(cuesOf(repeat("You may never park here.", false, 9))).toEqual([]);
  });
});

describe("the statements of the sets", () => {
  it("read like those of real papers, in the bank of each test", async () => {
    for (const [test, statements] of banksOf(await readContent()))
      expect([
        test,
        styleOf(statements).filter((one) => !isWithin(one)),
      ]).toEqual([test, []]);
  });

  it("do not give their answer away by a single word", async () => {
    const all = [...banksOf(await readContent()).values()].flat();

    expect(cuesOf(all).filter((one) => !isWithin(one))).toEqual([]);
  });
});
