/** @jest-environment node */
import { readContent, type Content } from "@/scripts/content/content";
import { rulesNamed, statementsIn } from "@/scripts/content/dependents";

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

it("finds the rules of an article, but not of a longer number", () => {
  const keys = rulesNamed("RTO 11", content);

  expect(keys).toContain("speed-statutory-unlined-30");
  expect(keys.length).toBeLessThan(rulesNamed("RTO", content).length);
});

it("finds the hazard statements of an article, but not of a longer number", () => {
  expect(statementsIn("RTA 36", content)).toContain("hz-05/2");
  expect(statementsIn("RTA 3", content)).not.toContain("hz-05/2");
});
