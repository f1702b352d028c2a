/** @jest-environment node */
import {
  formatCode,
  formatEdition,
  parseCode,
  randomSeed,
  SEED_COUNT,
} from "@/lib/exam/seed";
import { mulberry32 } from "@/lib/random/random";

const paper = { seed: 651_101, edition: "2M" };

it("writes a code of six letters that cannot be confused", () => {
  expect(formatCode(paper)).toBe("KVTX2M");
  expect(formatCode({ seed: 0, edition: "00" })).toBe("000000");
  expect(formatCode({ seed: SEED_COUNT - 1, edition: "ZZ" })).toBe("ZZZZZZ");
});

it.each([
  ["as it is", "KVTX2M"],
  ["in small letters", "kvtx2m"],
  ["with its sign", "#KVTX2M"],
  ["with spaces and a dash", " kvt x-2m\n"],
  ["with its link", "https://menkyo.example/exams/gaimen/#KVTX2M"],
  ["in wide letters", "＃ＫＶＴＸ２Ｍ"],
  ["with a Nepali digit", "KVTX२M"],
  ["in the quotes of a chat", "\u202a“KVTX2M”"],
  ["with U for V", "KUTX2M"],
])("reads a code %s", (_, text) => {
  expect(parseCode(text)).toEqual(paper);
});

it("reads O as 0, I and L as 1", () => {
  expect(parseCode("OILO0o")).toEqual(parseCode("011000"));
});

it.each(["", "#", "KVTX2", "KVTX2MM", "KVT*2M", "मेन्क्यो", "KVTX2M?"])(
  "takes %j for no code",
  (text) => {
    expect(parseCode(text)).toBeNull();
  },
);

it("reads back every code that it writes", () => {
  const random = mulberry32(1);
  const lost = Array.from({ length: 2_000 }, () => ({
    seed: Math.floor(random() * SEED_COUNT),
    edition: formatEdition(Math.floor(random() * 2 ** 32)),
  })).filter(
    (code) =>
      JSON.stringify(parseCode(formatCode(code))) !== JSON.stringify(code),
  );

  expect(lost).toEqual([]);
});

it("makes another seed each time, all of which fit a code", () => {
  const seeds = Array.from({ length: 200 }, randomSeed);

  expect(new Set(seeds).size).toBeGreaterThan(190);
  for (const seed of seeds)
    expect(parseCode(formatCode({ seed, edition: "00" }))?.seed).toBe(seed);
});
