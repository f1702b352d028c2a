/** @jest-environment node */
import { expectKinds, isPageOf } from "@/scripts/export/page-kinds";

it.each([
  ["set", "sets/basic/index.html", true],
  ["set", "ne/sets/karimenkyo-1/index.html", true],
  ["set", "sets/hazards-1/index.html", false],
  ["set", "sets/index.html", false],
  ["start", "index.html", true],
  ["start", "ne/sets/index.html", true],
  ["start", "about/index.html", false],
  ["embed", "embed/sets/basic/index.html", true],
  ["embed", "embed/ne/sets/basic/index.html", true],
  ["frame", "ne/recommended-book/index.html", true],
  ["kept", "practice/index.html", true],
  ["kept", "ne/signs/trainer/index.html", true],
  ["kept", "teach/index.html", false],
  ["reading", "ne/book/signals/index.html", true],
  ["reading", "signs/index.html", true],
  ["reading", "terms/index.html", true],
  ["reading", "book/index.html", false],
  ["reading", "signs/trainer/index.html", false],
] as const)("%s: %s", (kind, file, is) => {
  expect(isPageOf(kind, file)).toBe(is);
});

it("stops at a page that is missing", () => {
  expect(() => expectKinds("out", ["index.html"])).toThrow(
    /^out: 0 matches of \/.*, 1 expected$/,
  );
});
