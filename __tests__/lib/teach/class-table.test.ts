/** @jest-environment node */
import { classCsv } from "@/lib/teach/class-csv";
import { classOf, classTable } from "@/lib/teach/class-table";
import { drawChoice } from "@/lib/teach/draw-choice";
import { bank, paper, resultOf } from "../../fixtures/classes";

const b = { ...paper, version: "B" as const };
const inB = drawChoice(bank, b).indexOf(drawChoice(bank, paper)[4]!);
const results = [
  resultOf("Sita", [0, 4]),
  resultOf("=Gita, Rai", [inB], b),
  resultOf("Hari", []),
];
const table = classTable(bank, results);

it("counts both versions as one paper, with the questions as in A", () => {
  expect(classOf(results[1]!)).toBe(classOf(results[0]!));
  expect(table.questions[4]).toMatchObject({ number: 5, missed: [0, 1] });
  expect(table.marks[2]).toEqual(Array(50).fill("right"));
});

it("says what to teach the class again, the worst first", () => {
  expect(table.again.map(({ number }) => number)).toEqual([5, 1]);
});

it("adds up topics, the weakest first", () => {
  expect(table.topics.reduce((sum, { asked }) => sum + asked, 0)).toBe(150);
  expect(table.topics.reduce((sum, { right }) => sum + right, 0)).toBe(147);
  const shares = table.topics.map(({ right, asked }) => right / asked);
  expect(shares).toEqual([...shares].sort());
});

it("separates unanswered from wrong", () => {
  const open = { ...results[2]!, answers: Array(50).fill(undefined) };

  expect(classTable(bank, [open]).marks[0]).toEqual(Array(50).fill("open"));
});

it("is empty without results", () => {
  expect(classTable(bank, []).questions).toEqual([]);
});

it("writes a file that spreadsheets open correctly, names never as formulas", () => {
  const heads = { name: "नाम", paper: "Paper", version: "V", points: "P" };
  const lines = classCsv(results, table, heads).split("\r\n");

  expect(lines[0]).toMatch(/^\ufeffनाम,Paper,V,P,1,2,.*,50$/);
  expect(lines[1]).toMatch(/^Sita,\w{6},A,48,0,1,1,1,0,1/);
  expect(lines[2]).toMatch(/^"'=Gita, Rai",\w{6},B,49,1,/);
  expect(lines).toHaveLength(5);
});
