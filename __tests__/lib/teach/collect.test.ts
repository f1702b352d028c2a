/** @jest-environment node */
import { checkResult } from "@/lib/teach/check-result";
import { findResults } from "@/lib/teach/collect";
import { writeResult } from "@/lib/teach/result-code";
import { bank, paper, resultOf } from "../../fixtures/classes";

const names = Array.from({ length: 24 }, (_, index) => `Learner ${index + 1}`);
const codes = names.map((name, index) =>
  writeResult({ ...resultOf(name, [index]), mark: index }),
);
const nameless = writeResult({ ...resultOf("", [40]), mark: 900 });

it("takes 24 of 30 codes and names what is wrong with six", () => {
  const old = { ...paper, edition: "ZZ" };
  const first = resultOf("Old", []);
  const bad = [
    codes[0]!,
    codes[1]!.replace("Learner 2", "Learner 9"),
    codes[2]!.slice(0, 20),
    codes[3]!.replace(/=.*/, "").slice(0, -2),
    writeResult({ ...first, paper: old }),
    writeResult({ ...resultOf("Too good", [1, 2, 3]), points: 50, mark: 1 }),
  ];
  const { results, refused } = findResults([...codes, ...bad].join("\nhi!\n"));

  expect(refused.map(({ problem }) => problem)).toEqual([
    "doubled",
    "changed",
    "cut",
    "cut",
  ]);
  const checked = results.map((result) => checkResult(bank, result));
  expect(results.map(({ name }) => name)).toEqual([
    ...names,
    "Old",
    "Too good",
  ]);
  expect(checked.slice(0, 24)).toEqual(names.map(() => "right"));
  expect(checked.slice(24)).toEqual(["old", "forged"]);
});

it("reads a link as well, its name included", () => {
  const link = `https://example.org/ne/teach/#r=${encodeURI(codes[4]!)} see you`;

  expect(findResults(link).results[0]?.name).toBe("Learner 5");
});

it.each([
  ["[10:21, 24/11/2026] Sita Rai: ", "Sita Rai"],
  ["24/11/2026, 10:21 - सीता राई: ", "सीता राई"],
  ["Sita: ", "Sita"],
  ["", ""],
  ["my result ", ""],
])("takes the name from the chat line %p", (before, name) => {
  expect(findResults(before + nameless).results[0]?.name).toBe(name);
});

it("does not add what is already there, under any name", () => {
  const [known] = findResults(nameless).results;
  const renamed = writeResult({ ...known!, name: "Gita" });

  expect(findResults(renamed, [known!])).toMatchObject({
    results: [],
    refused: [{ name: "Gita", problem: "doubled" }],
  });
});

it("finds nothing in talk", () => {
  const talk = "ok teacher\n090-1234-5678\nsee-you-tomorrow 2026-11-24";

  expect(findResults(talk)).toEqual({ results: [], refused: [] });
});
