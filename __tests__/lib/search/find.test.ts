/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { builtIndex } from "@/__tests__/fixtures/search-parts";
import { searches } from "@/__tests__/fixtures/searches";
import { languageCodes, type Language } from "@/content/languages";
import { find } from "@/lib/search/find";

type Index = Awaited<ReturnType<typeof builtIndex>>;
const indexes = {} as Record<Language, Index>;
beforeAll(async () => {
  for (const language of languageCodes)
    indexes[language] = await builtIndex(language);
}, 120_000);

const groups = (language: Language, query: string) =>
  find(indexes[language].parts, query).groups;

/** What is found, in the order in which it is shown. */
const found = (language: Language, query: string) =>
  groups(language, query)
    .flatMap((group) => group.found.slice(0, 5))
    .map(({ entry }) => indexes[language].idOf(entry));

const isWanted = (id: string, wanted: readonly string[]) =>
  wanted.some((one) =>
    new RegExp(
      `^${one
        .split("*")
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*")}$`,
    ).test(id),
  );

describe("120 queries of learners and teachers", () => {
  const all = languageCodes.flatMap((language) =>
    searches[language].map(([query, ...wanted]) => ({
      language,
      query,
      wanted,
    })),
  );
  const missed = (shown: number) =>
    all
      .filter(
        ({ language, query, wanted }) =>
          !found(language, query)
            .slice(0, shown)
            .some((id) => isWanted(id, wanted)),
      )
      .map(({ language, query }) => `${language}: ${query}`);

  it("are all there, and name what exists", () => {
    expect(all).toHaveLength(120);
    for (const { language, query, wanted } of all) {
      const ids = indexes[language].parts.flatMap(({ entries }) =>
        entries.map(indexes[language].idOf),
      );
      for (const one of wanted)
        expect([query, one, ids.some((id) => isWanted(id, [one]))]).toEqual([
          query,
          one,
          true,
        ]);
    }
  });

  it("find what is wanted first in 80 of 100", () => {
    expect(missed(1).length).toBeLessThanOrEqual(24);
  });

  it("find it among the first three in 90 of 100", () => {
    expect(missed(3).length).toBeLessThanOrEqual(12);
  });
});

it.each([
  ["no parking", ["316", "315"]],
  ["one way", ["326-a-left", "326-a-right", "326-b"]],
  ["30", ["323-30"]],
])("has the signs for %s in the order that drivers think of", (query, ids) => {
  const signs = groups("en", query)
    .filter(({ kind }) => kind === "sign")
    .flatMap(({ found }) => found)
    .map(({ entry }) => indexes.en.idOf(entry).replace("sign/", ""));
  for (const id of ids) expect(signs.slice(0, 6)).toContain(id);
});

it.each([
  ["overtakng", "rule/overtaking-"],
  ["roundabuot", "term/roundabout"],
  ["pedestrain crossing", "term/crosswalk"],
])("forgives the typo of %s", (query, id) => {
  expect(found("en", query).some((one) => one.startsWith(id))).toBe(true);
});

it("says if nothing has every word, and shows what is close", () => {
  const { isWhole, groups } = find(indexes.en.parts, "parking unicorn");
  expect(isWhole).toBe(false);
  expect(groups.length).toBeGreaterThan(0);
  expect(find(indexes.en.parts, "qqqqxyz")).toEqual({
    isWhole: false,
    groups: [],
  });
});

it("tells rules also where only a scene or a question has every word", () => {
  const kinds = groups("en", "ambulance behind me").map(({ kind }) => kind);
  expect(kinds[0]).toBe("scene");
  expect(kinds).toContain("rule");
});

it("finds nothing for nothing", () => {
  for (const query of ["", "   ", "。", "🚗🚗", "\u200f\u202e", "?!"])
    expect(found("en", query)).toEqual([]);
});

it.each([
  ["a whole book", "stop ".repeat(2_000)],
  ["one endless word", "a".repeat(10_000)],
  ["endless Japanese", "徐".repeat(10_000)],
  ["markup", '<img src=x onerror="alert(1)">'],
  ["an expression", "(.*)+$[\\u0000"],
  ["half of a letter", "\ud800stop"],
  ["what objects have by themselves", "constructor __proto__ hasOwnProperty"],
  ["emoji between words", "stop 🛑 sign"],
])("bears %s", (_, query) => {
  for (const language of languageCodes)
    expect(() => found(language, query)).not.toThrow();
});

it("continues without the later parts", () => {
  const names = indexes.en.parts.slice(0, 1);
  expect(find(names, "zebra").groups.length).toBeGreaterThan(0);
  expect(find([], "zebra").groups).toEqual([]);
});

it("never gives an answer away: a question is its text alone", () => {
  const entries = indexes.en.parts.at(-1)?.entries ?? [];
  expect(entries.length).toBeGreaterThan(800);
  for (const entry of entries.filter(({ kind }) => kind === "question"))
    expect(Object.keys(entry).sort()).toEqual(
      [
        "at",
        "kind",
        "note",
        "title",
        ...(entry.language ? ["language"] : []),
      ].sort(),
    );
});

it("is the same file from the same sources", async () => {
  const again = await builtIndex("en");
  expect(JSON.stringify(again.files)).toBe(JSON.stringify(indexes.en.files));
}, 60_000);

it.each(languageCodes)("downloads little in %s", (language) => {
  const sizes = indexes[language].files.map(
    (file) => brotliCompressSync(JSON.stringify(file)).length / 1000,
  );
  expect(sizes[0]).toBeLessThanOrEqual(60);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250);
});
