/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What is never on a page while a question is tapped, or only in print; and an
 * answer, which asks nobody but the radio button in it.
 */
const elsewhere = [
  "exams/paper/paper.css",
  "focus/option.css",
  "results/result.css",
  "study/print.css",
  "translate/translate.css",
];

const sheets = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .filter((file) => !elsewhere.includes(file));

it("never ask for :has() where a question is tapped: it slows each tap", () => {
  const asking = sheets.filter((file) =>
    readFileSync(join("components", file), "utf8")
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .includes(":has("),
  );

  expect(asking).toEqual([]);
});
