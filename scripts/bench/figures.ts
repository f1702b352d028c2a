import { existsSync, readFileSync, writeFileSync } from "node:fs";

const file = "docs/figures.md";

/** A table as it is printed: rows by name, with the same columns. */
type Rows = Record<string, object>;

/** Prints a table; with `--write` also puts it into docs/figures.md. */
export async function showTable(heading: string, rows: Rows) {
  console.log(`\n${heading}`);
  console.table(rows);
  if (!process.argv.includes("--write")) return;

  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const written = withSection(text, heading, markdownTable(rows));
  // An ES module, which Jest cannot load.
  const { format } = await import("oxfmt");
  writeFileSync(file, (await format(file, written)).code);
}

/** A text of Markdown with what is under a heading replaced, or put last. */
export function withSection(text: string, heading: string, body: string) {
  const [before = "", ...sections] = text.split(/^## /m);
  const own = `${heading}\n\n${body}\n\n`;
  const at = sections.findIndex((one) => one.startsWith(`${heading}\n`));
  const all = at === -1 ? [...sections, own] : sections.with(at, own);
  return [before, ...all].join("## ");
}

/** Rows as a table of Markdown; a row may lack a column. */
export function markdownTable(rows: Rows): string {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    ...columns.map((column) =>
      String((row as Record<string, string | number>)[column] ?? ""),
    ),
  ]);
  return [["", ...columns], columns.concat("").map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
