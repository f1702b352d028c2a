/** @jest-environment node */
import { brotliCompressSync, constants } from "node:zlib";
import { builtIndex } from "@/__tests__/fixtures/search-parts";
import { searchesInEnglish } from "@/__tests__/fixtures/searches/in-english";
import { searchesInJapanese } from "@/__tests__/fixtures/searches/in-japanese";
import { searchesInNepali } from "@/__tests__/fixtures/searches/in-nepali";
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
    .flatMap((group, at) => group.found.slice(0, at === 0 ? 5 : 3))
    .map(({ entry }) => indexes[language].idOf(entry));

/** An id in which `*` stands for anything. */
const patternOf = (wanted: string) =>
  new RegExp(
    `^${wanted
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

/** Lists of queries, the page they are asked on, and percent found as wanted. */
const lists = [
  ["English", "en", searchesInEnglish, { first: 85, inThree: 93 }],
  ["Nepali", "ne", searchesInNepali, { first: 86, inThree: 95 }],
  ["Japanese", "en", searchesInJapanese, { first: 97, inThree: 97 }],
  ["Japanese", "ne", searchesInJapanese, { first: 94, inThree: 98 }],
] as const;

describe.each(lists)("queries in %s on the page in %s", (...list) => {
  const [, language, searches, atLeast] = list;

  /** Where what is wanted stands in each answer; -1 if it is not there. */
  let positions: number[];
  beforeAll(() => {
    positions = searches.map(([query, ...wanted]) => {
      const patterns = wanted.map(patternOf);
      return found(language, query).findIndex((id) =>
        patterns.some((pattern) => pattern.test(id)),
      );
    });
  }, 60_000);

  /** Percent of the queries of which what is wanted is among the first. */
  const share = (shown: number) => {
    const right = positions.filter((at) => at >= 0 && at < shown);
    return (100 * right.length) / searches.length;
  };

  it("name what exists", () => {
    const { parts, idOf } = indexes[language];
    const ids = parts.flatMap(({ entries }) => entries.map(idOf));
    const missing = searches
      .flatMap(([, ...wanted]) => wanted)
      .filter((one) => {
        const pattern = patternOf(one);
        return !ids.some((id) => pattern.test(id));
      });
    expect(missing).toEqual([]);
  });

  it(`find what is wanted first in ${atLeast.first} of 100`, () => {
    expect(share(1)).toBeGreaterThanOrEqual(atLeast.first);
  });

  it(`find it among the first three in ${atLeast.inThree} of 100`, () => {
    expect(share(3)).toBeGreaterThanOrEqual(atLeast.inThree);
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

it.each(["yield", "give way"])("finds the give-way sign by %s", (query) => {
  expect(found("en", query)).toContain("sign/329-2");
});

it("continues without the later parts", () => {
  const names = indexes.en.parts.slice(0, 1);
  expect(find(names, "zebra").groups.length).toBeGreaterThan(0);
  expect(find([], "zebra").groups).toEqual([]);
});

it("never gives an answer away: neither a reason nor a danger is shown", () => {
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

  const [first] = groups("en", "ball from behind a van");
  expect(first?.found[0]?.entry).toEqual({
    kind: "scene",
    at: "sets/hazards-1#hz-09",
    title: "You are driving at 20 km/h past houses. What do you watch for?",
    note: "Hazards 1: town, 3",
  });
});

it("is the same file from the same sources", async () => {
  const again = await builtIndex("en");
  expect(JSON.stringify(again.files)).toBe(JSON.stringify(indexes.en.files));
}, 60_000);

it.each(languageCodes)("downloads little in %s", (language) => {
  // A host's best, 11, takes twice as long for one percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const sizes = indexes[language].files.map(
    (file) =>
      brotliCompressSync(JSON.stringify(file), { params }).length / 1000,
  );
  expect(sizes[0]).toBeLessThanOrEqual(60);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250);
});
