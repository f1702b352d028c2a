import { moreSets } from "@/content/question-sets";
import { isOffered } from "@/lib/addresses/set-language";
import { nextSet } from "@/lib/sets/next-set";

it("continues inside a group, and ends with it", () => {
  expect(nextSet("karimenkyo-1", "en")).toBe("karimenkyo-2");
  expect(nextSet("karimenkyo-5", "en")).toBeUndefined();
  expect(nextSet("gaimen-3", "en")).toBeUndefined();
});

it("leaves out sets without a page in the language", () => {
  expect(nextSet("practice", "ne")).toBe(
    moreSets.slice(1).find((setId) => isOffered(setId, "ne")),
  );
  expect(nextSet("practice", "en")).toBe(moreSets[1]);
});
