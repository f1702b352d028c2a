import { chapters } from "@/content/book";
import type { Section } from "@/content/book/schema";
import { tables, type NumberTable, type TableId } from "@/content/book/tables";
import { rules, type RuleId } from "@/content/rules";
import type { Rule } from "@/content/rules/schema";

const allRules: Readonly<Record<RuleId, Rule>> = rules;
const rows = (Object.entries(tables) as [TableId, NumberTable][]).flatMap(
  ([id, { columns, rows: own }]) => own.map((row) => ({ id, columns, ...row })),
);

describe("the tables of figures", () => {
  it.each(rows)("$id: $cells.0 has a cell for each column", (row) => {
    expect(row.cells).toHaveLength(row.columns.length);
  });

  it.each(rows)("$id: $cells.0 has its figures from its rules", (row) => {
    const known = new Set(row.rules.flatMap((id) => figuresOf(allRules[id])));

    for (const cell of row.cells)
      for (const figure of figuresIn(cell))
        expect([cell, figure, known.has(figure)]).toEqual([cell, figure, true]);
  });

  it("are in the book, each once", () => {
    const shown = chapters
      .flatMap((chapter): readonly Section[] => chapter.sections)
      .flatMap((section) => section.tables ?? []);

    expect([...shown].sort()).toEqual(Object.keys(tables).sort());
  });
});

function figuresOf({ rule, changed }: Rule): string[] {
  const day = changed?.split("-").map((part) => part.replace(/^0/, "")) ?? [];
  return [...figuresIn(rule), ...day];
}

function figuresIn(text: string): string[] {
  return text.match(/\d[\d,.]*\d|\d/g) ?? [];
}
