/** @jest-environment node */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSteps, summarize } from "@/scripts/steps";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((text: string) => {
    lines.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());

const ends = () => lines.map((text) => /== (.*)/.exec(text)?.[1]);

test("steps run in parallel, and are listed in their order", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "steps-")), "is-there");
  const outcomes = await runSteps(
    [
      // Waits for one that only a second lane can run meanwhile.
      { name: "slow", command: `until [ -e ${file} ]; do sleep 0.01; done` },
      { name: "quick", command: `echo begin; touch ${file}; echo end` },
      { name: "last", command: "echo last" },
    ],
    2,
  );

  expect(ends()).toEqual(expect.arrayContaining(["slow", "quick", "last"]));
  expect(lines).toContain("\n== quick\nbegin\nend\n");
  expect(outcomes.map(({ name }) => name)).toEqual(["slow", "quick", "last"]);
});

test("a failure is counted and stops no other step", async () => {
  const outcomes = await runSteps(
    [
      { name: "bad", command: "echo broken; exit 3" },
      { name: "good", command: "true" },
    ],
    2,
  );

  expect(outcomes.map(({ isGreen }) => isGreen)).toEqual([false, true]);
  expect(lines).toContain("\n== bad\nbroken\n");
  expect(summarize(outcomes)).toBe(1);
  expect(lines.at(-2)).toMatch(/FAILED +0 s  bad: echo broken/);
});

test("a skipped step is reported and is not a failure", () => {
  expect(summarize([], ["WebKit: only root can install packages"])).toBe(0);
  expect(lines.at(-1)).toMatch(/^skipped +WebKit: only root/);
});
