import { nextSet } from "@/lib/sets/next-set";
import { isOffered } from "@/lib/sets/set-language";

it("leads through the catalogue to its end", () => {
  expect(nextSet("karimenkyo-1", "en")).toBe("karimenkyo-2");
  expect(nextSet("gaimen-3", "en")).toBe("basic");
  expect(nextSet("expert", "en")).toBeUndefined();
});

it("leads only to what has a page in the language", () => {
  const next = nextSet("practice", "ne");

  expect(next && isOffered(next, "ne")).toBe(true);
});
