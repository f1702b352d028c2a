/** @jest-environment node */
import { allMessages } from "@/content/ui";
import { batchesOf } from "@/lib/signed/batches";
import { hashesOf } from "@/lib/signed/hashes";
import { signatureOf } from "@/lib/signed/signature";
import type { Reading, Readings } from "@/lib/signed/states";
import type { SignedText } from "@/lib/signed/texts";

const textOf = (id: number): SignedText => ({
  ref: `basic/${id}`,
  lines: [{ text: `पाठ ${id}`, source: `Text ${id}` }],
  asks: [],
});
const group = { id: "basic", texts: [textOf(1), textOf(2)] };
const by = (name: string, id: number, own: Partial<Reading> = {}): Reading => ({
  ...hashesOf(textOf(id)),
  by: name,
  on: "2026-12-31",
  how: "beside-source",
  ...own,
});
const said = (readings: Readings, language: "en" | "ne" = "en") =>
  signatureOf(group, readings, allMessages[language].reading, language);

describe("a page says", () => {
  const read = { "basic/1": [by("S. K.", 1)] };
  const once = { ...read, "basic/2": [by("S. K.", 2, { on: "2027-01-04" })] };
  const both = (id: number) => [by("S. K.", id), by("B. T.", id)];

  it.each([
    ["nobody read it", {}, "No native reader has checked the Nepali yet."],
    [
      "how much was read",
      read,
      "Native readers have checked 1 of 2 Nepali texts.",
    ],
    [
      "who read it once",
      once,
      "The Nepali was checked once, by S. K., January 2027.",
    ],
  ])("%s, and asks for help", (_, readings, sentence) => {
    expect(said(readings)).toEqual({ sentence, needsHelp: true });
  });

  it("who signed it", () => {
    const signed = { "basic/1": both(1), "basic/2": both(2) };

    expect(said(signed)).toEqual({
      sentence: "The Nepali was checked by S. K. and B. T., December 2026.",
      needsHelp: false,
    });
    expect(said(signed, "ne").sentence).toMatch(/S\. K\. र B\. T\.,.*डिसेम्बर/);
  });

  it("nothing of a doubted text, or one that changed since", () => {
    const doubted = { ...once, "basic/2": [by("S. K.", 2, { doubt: "left" })] };
    const changed = { ...once, "basic/2": [by("S. K.", 2, { text: "old" })] };

    for (const readings of [doubted, changed])
      expect(said(readings).sentence).toMatch(/ 1 of 2 /);
  });
});

it("batches have at most 25 texts, those of a group about equal", () => {
  const texts = Array.from({ length: 90 }, (_, index) => textOf(index));
  const batches = batchesOf([{ id: "signs/marks", texts }]);

  expect(batches.map(({ id, texts: own }) => [id, own.length])).toEqual([
    ["signs.marks.1", 23],
    ["signs.marks.2", 23],
    ["signs.marks.3", 23],
    ["signs.marks.4", 21],
  ]);
  expect(batches.flatMap((batch) => batch.texts)).toEqual(texts);
});
