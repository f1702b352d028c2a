/** @jest-environment node */
import { markdownTable, withSection } from "@/scripts/bench/figures";

const table = markdownTable({
  set: { js: 150, total: 200 },
  landing: { js: 149, total: 330 },
});

it("writes the rows by name, under the names of their columns", () => {
  expect(table.split("\n")).toEqual([
    "|  | js | total |",
    "| --- | --- | --- |",
    "| set | 150 | 200 |",
    "| landing | 149 | 330 |",
  ]);
});

it("leaves empty what a row does not have", () => {
  const taps = { set: { answer: 56, next: 64 }, "bare page": { answer: 32 } };

  expect(markdownTable(taps)).toMatch(/\| bare page \| 32 \|  \|$/);
});

it("replaces what is under a heading, and leaves the rest", () => {
  const text = "# Figures\n\nIntro\n\n## Bytes\n\nold\n\n## Taps\n\nown\n";

  expect(withSection(text, "Bytes", table)).toBe(
    `# Figures\n\nIntro\n\n## Bytes\n\n${table}\n\n## Taps\n\nown\n`,
  );
});

it("puts a new section last", () => {
  expect(withSection("# Figures\n\n", "Taps", "own")).toBe(
    "# Figures\n\n## Taps\n\nown\n\n",
  );
});
