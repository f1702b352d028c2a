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

test("steps run in parallel, each after the one it names", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "steps-")), "is-there");
  const outcomes = await runSteps(
    [
      // Waits for one that only a second lane can run meanwhile.
      { name: "slow", command: `until [ -e ${file} ]; do sleep 0.01; done` },
      { name: "last", command: "echo last", after: "slow" },
      { name: "quick", command: `echo begin; touch ${file}; echo end` },
    ],
    2,
  );

  expect(ends()).toEqual(expect.arrayContaining(["slow", "quick", "last"]));
  expect(ends().at(-1)).toBe("last");
  expect(lines).toContain("\n== quick\nbegin\nend\n");
  expect(outcomes.map(({ name }) => name)).toEqual(["slow", "last", "quick"]);
});

test("waiting for an unknown step is an error", async () => {
  const lost = { name: "lost", command: "true", after: "nothing" };
  await expect(runSteps([lost], 2)).rejects.toThrow("not in the list");
});

test("a failure is counted and stops no other step", async () => {
  const outcomes = await runSteps(
    [
      { name: "bad", command: "echo broken; exit 3" },
      { name: "good", command: "true", after: "bad" },
    ],
    2,
  );

  expect(outcomes.map(({ isGreen }) => isGreen)).toEqual([false, true]);
  expect(lines[0]).toContain("broken");
  expect(summarize(outcomes)).toBe(1);
  expect(lines.at(-2)).toMatch(/FAILED +0 s  bad: echo broken/);
});

test("a skipped step is reported and is not a failure", () => {
  expect(summarize([], ["WebKit: only root can install packages"])).toBe(0);
  expect(lines.at(-1)).toMatch(/^skipped +WebKit: only root/);
});
