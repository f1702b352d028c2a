/** @jest-environment node */
import { questionRows, toCsv } from "@/scripts/data/csv";
import {
  fourOptions,
  hazard,
  release,
  setOf,
  statement,
} from "../../fixtures/data-sets";

const rows = questionRows([setOf(statement, fourOptions, hazard)], release);

it("begins with a byte order mark and ends every line as Excel does", () => {
  expect(toCsv([{ a: "1", b: "2" }])).toBe("\uFEFFa,b\r\n1,2\r\n");
});

it.each([
  ["a comma", "a,b", '"a,b"'],
  ["a quote", 'say "a"', '"say ""a"""'],
  ["a new line", "a\nb", '"a\nb"'],
  ["Nepali", "बायाँ।", "बायाँ।"],
])("writes %s so that it stays in its cell", (_, text, cell) => {
  expect(toCsv([{ a: text }])).toBe(`\uFEFFa\r\n${cell}\r\n`);
});

it("has a row a question, both languages beside each other", () => {
  expect(rows[0]).toMatchObject({
    ref: "basic/1",
    question_en: "Drive on the right.",
    question_ne: "दायाँ गुड्नुपर्छ।",
    option_a_en: "",
    answer: "false",
    law_en: "Road Traffic Act 17(4)",
    release: "1.2.3",
    licence: "CC-BY-4.0",
  });
});

it("writes options and the letter of the right one", () => {
  expect(rows[1]).toMatchObject({ option_c_ne: "बायाँ", answer: "C" });
});

it("says what the driver of a scene is doing", () => {
  expect(rows[2]).toMatchObject({
    situation_en: "You turn left.",
    picture: "/images/hazards/hz-07.svg",
  });
});
