/** @jest-environment node */
import { bundle } from "@/scripts/export/bundle";

const start = "lib/pre-hydration/start.ts";

it("puts constants into a script", () => {
  expect(bundle(start, { sources: ["/a.js", "/b.js"] })).toContain(
    '["/a.js","/b.js"]',
  );
});

it("stops at a constant that the script does not use", () => {
  expect(() => bundle(start, { sources: [], scripts: [] })).toThrow(
    "lib/pre-hydration/start.ts: 0 matches of scripts, 1 expected",
  );
});
