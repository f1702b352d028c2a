/** @jest-environment node */
import { findSigns, foldNames } from "@/lib/signs/find-signs";
import { signNames } from "@/lib/signs/read-signs";

const signs = foldNames(signNames());
const find = (query: string) => findSigns(signs, query);
const first = (query: string) => find(query)[0]?.place;
const places = (query: string) => find(query).map(({ place }) => place);

it.each([
  ["by its English name", "no entry", "regulatory#303"],
  ["by its number", "316", "regulatory#316"],
  ["by a number of the law's form", "311-a", "regulatory#311-a-left"],
  ["by its Japanese name", "駐停車禁止", "regulatory#315"],
  ["by hiragana", "じょこう", "regulatory#329-a"],
  ["by katakana", "ジョコウ", "regulatory#329-a"],
  ["by its Nepali name", "चिप्लो", "warning#209"],
] as const)("finds a sign %s", (_, query, place) => {
  expect(first(query)).toBe(place);
});

it("finds it however it is written", () => {
  for (const query of ["NO ENTRY", "  no   entry ", "ｎｏ ｅｎｔｒｙ"])
    expect(first(query)).toBe("regulatory#303");
});

it.each([
  ["पार्किंग", "पार्किङ"],
  ["स्कुल सिधा", "स्कूल सीधा"],
  ["गोल घुम्ति", "गोल घुम्ती"],
])("takes the Nepali spelling %s for %s", (other, ours) => {
  expect(places(other)).toEqual(places(ours));
});

it("wants every word, in any order", () => {
  expect(places("parking no")).toEqual(
    expect.arrayContaining(["regulatory#315", "regulatory#316"]),
  );
  expect(find("parking zebra")).toEqual([]);
});

it("puts a whole number before longer ones, and starts before insides", () => {
  expect(places("310").slice(0, 3)).toEqual([
    "regulatory#310",
    "regulatory#310-2",
    "regulatory#310-3",
  ]);
  const names = find("stop").map(({ en }) => en);
  expect(names[0]).toMatch(/^Stop/);
  expect(names.at(-1)).not.toMatch(/^Stop/);
});

it("bears a whole book as a query", () => {
  expect(find("stop ".repeat(200_000))[0]?.en).toMatch(/^Stop/);
  expect(find("\ud800(.*)+$\u0000".repeat(10_000))).toEqual([]);
});

it("finds nothing for nothing, or for what is no sign", () => {
  expect(find("  ")).toEqual([]);
  expect(find("。")).toEqual([]);
  expect(find("unicorn")).toEqual([]);
});
