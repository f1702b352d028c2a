import {
  entryAddress,
  LONGEST_QUERY,
  queryIn,
  searchAddress,
} from "@/lib/search/addresses";
import type { Entry } from "@/lib/search/part";

const entry = (at: string): Entry => ({ kind: "rule", at, title: "" });

it("leads to pages and places in the language of the reader", () => {
  expect(entryAddress(entry("book/signals#signal-red"), "en")).toBe(
    "/book/signals/#signal-red",
  );
  expect(entryAddress(entry("exams/gaimen"), "ne")).toBe("/ne/exams/gaimen/");
});

it.each(["zebra", "徐行", "३० किमी", "30 km/h", "a+b & c=d#e", "100 %"])(
  "carries %s in the address",
  (query) => {
    const address = searchAddress(query, "ne");
    expect(address).toMatch(/^\/ne\/search\/#q=[\w%.!~*'()-]+$/);
    expect(queryIn(new URL(address, "https://a.b").hash)).toBe(query);
  },
);

it("has no query that means nothing", () => {
  expect(searchAddress("  ", "en")).toBe("/search/");
  expect(queryIn("")).toBe("");
  expect(queryIn("#content")).toBe("");
});

it("tolerates what is too long, half a letter, or cut by a chat app", () => {
  expect(queryIn(`#q=${"a".repeat(10_000)}`)).toHaveLength(LONGEST_QUERY);
  expect(searchAddress("stop\ud800", "en")).toBe("/search/#q=stop");
  expect(queryIn("#q=%E5%BE%90%E8%A1")).toBe("");
  expect(queryIn("#q=stop%E5")).toBe("stop");
});
