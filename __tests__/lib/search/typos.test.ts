import { correctTypos, vocabularyOf } from "@/lib/search/typos";

const known = [
  vocabularyOf(["overtaking", "roundabout", "park", "road", "ओभरटेक", "326"]),
  vocabularyOf(["bicycle", "parking"]),
];

it.each([
  ["a letter too few", "overtakng", "overtaking"],
  ["a letter too many", "overtakking", "overtaking"],
  ["a wrong letter", "ओभरटेग", "ओभरटेक"],
  ["two letters in the wrong order", "roundabuot", "roundabout"],
  ["two mistakes in a long word", "bycicle", "bicycle"],
  ["two letters too few in a long word", "rondabut", "roundabout"],
])("puts right %s", (_, typed, meant) => {
  expect(correctTypos(typed, known)).toBe(meant);
});

it.each([
  ["what is known, or begins so", "park roundab"],
  ["numbers and Japanese", "327 徐行"],
  ["what is too short to tell", "rod"],
  ["what is too far from all that is known", "zebra crossing"],
  ["nothing", ""],
])("leaves %s", (_, typed) => {
  expect(correctTypos(typed, known)).toBe(typed);
});

it("takes the nearest of several words", () => {
  const words = [vocabularyOf(["croaking", "crossing"])];

  expect(correctTypos("crosing", words)).toBe("crossing");
});

it("leaves what stands around a word", () => {
  expect(correctTypos("(overtakng) 30 m!", known)).toBe("(overtaking) 30 m!");
});
