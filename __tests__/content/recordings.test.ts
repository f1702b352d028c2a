import { recordingsOf } from "@/lib/sets/recordings";
import { readContent } from "@/scripts/content/content";
import { checkRecordings } from "@/scripts/content/recordings";

const present = new Set<string>();
jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  existsSync: (path: string) => [...present].some((end) => path.endsWith(end)),
}));

it("finds the recordings that a question has", () => {
  expect(recordingsOf("gaimen-1/7", "ne")).toEqual({});

  present.add("content/audio/ne/gaimen-1/7.mp3");
  expect(recordingsOf("gaimen-1/7", "ne")).toEqual({
    recordings: { question: "/audio/ne/gaimen-1/7.mp3" },
  });
  expect(recordingsOf("gaimen-1/7", "en")).toEqual({});
  expect(recordingsOf("gaimen-1/71", "ne")).toEqual({});

  present.add("content/audio/ne/gaimen-1/7-why.mp3");
  expect(recordingsOf("gaimen-1/7", "ne").recordings?.explanation).toBe(
    "/audio/ne/gaimen-1/7-why.mp3",
  );
});

it("names each recording of no question, and each that is too large", async () => {
  const content = await readContent();
  const check = (path: string, bytes = 40_000) =>
    checkRecordings({ [path]: bytes })(content);

  expect(check("ne/gaimen-1/7.mp3")).toEqual([]);
  expect(check("ne/gaimen-1/7-why.mp3")).toEqual([]);
  for (const path of [
    "ne/gaimen-1/777.mp3",
    "xx/gaimen-1/7.mp3",
    "ne/gaimen-9/7.mp3",
    "ne/gaimen-1/7.m4a",
    "7.mp3",
  ])
    expect(check(path)[0]).toMatch(`content/audio/${path}: no question`);
  expect(check("ne/gaimen-1/7.mp3", 300_000)).toEqual([
    "content/audio/ne/gaimen-1/7.mp3: 300 KB; at most 240",
  ]);
});
