/** @jest-environment node */
import { testIds } from "@/content/tests";
import { topicIds } from "@/content/topics";
import { formatCode } from "@/lib/exam/seed";
import {
  formatLong,
  formatPaper,
  parsePaper,
  wholePaper,
  type PaperChoice,
} from "@/lib/teach/paper-choice";

const code = { seed: 4_711, edition: "2M" };
const whole = wholePaper("gaimen", code);
const chosen: PaperChoice = {
  ...whole,
  topics: ["signs", "car"],
  count: 20,
  pictures: false,
  version: "B",
};

it("leaves the code of a whole paper as the exams write it", () => {
  expect(formatPaper(whole)).toBe(formatCode(code));
  expect(parsePaper(formatCode(code), "gaimen")).toEqual(whole);
});

it("writes the other choices in five more letters", () => {
  expect(formatPaper(chosen)).toMatch(/^\w{6}-\w{5}$/);
  expect(parsePaper(formatPaper(chosen), "karimenkyo")).toEqual(chosen);
});

it.each(testIds)("names %s in a long code, also of a whole paper", (test) => {
  const paper = wholePaper(test, code);

  expect(parsePaper(formatLong(paper), "gaimen")).toEqual(paper);
});

it("reads a code as people type it, and no other text", () => {
  const typed = ` ${formatPaper(chosen).toLowerCase().replace("-", " ")}`;

  expect(parsePaper(typed, "gaimen")).toEqual(chosen);
  for (const text of ["", "K7QX2", "K7QX2M7", "K7QX2M-!!!!!", "hello there"])
    expect(parsePaper(text, "gaimen")).toBeNull();
});

it("has room for every topic, and older codes keep their order", () => {
  expect(topicIds).toEqual([
    ...["signals", "signs", "markings", "lanes", "signalling", "speed"],
    ...["intersections", "people", "overtaking", "parking", "conditions"],
    ...["driver", "car", "hazards"],
  ]);
});
