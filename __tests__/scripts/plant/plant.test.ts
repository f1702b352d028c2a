/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checksFor, type Depth } from "@/scripts/plant/checks";
import { kinds, plant, type Fault } from "@/scripts/plant/fault";
import { faults } from "@/scripts/plant/faults";
import { failedTest } from "@/scripts/plant/try-fault";
import { splitBuild } from "@/scripts/plant/workspace";

const fault: Fault = {
  id: "one-for-two",
  kind: "logic",
  file: "lib/a.ts",
  find: "1",
  replace: "2",
  specs: ["journeys/exam", "states"],
};
const namesFor = (one: Partial<Fault>, depth: Depth = "all") =>
  checksFor({ ...fault, ...one }, depth).map(({ name }) => name);

describe("the faults", () => {
  test.each(faults.map((fault) => [fault.id, fault] as const))(
    "%s can be planted",
    (_, fault) => {
      const planted = plant(readFileSync(fault.file, "utf8"), fault);
      expect(planted).not.toBeNull();
      expect(planted).not.toBe(readFileSync(fault.file, "utf8"));
    },
  );

  test("are sixty, of each kind, with unique names", () => {
    expect(faults).toHaveLength(60);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(60);
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
});

test("a fault is planted if its text occurs once", () => {
  expect(plant("a 1 b", fault)).toBe("a 2 b");
  expect(plant("a 1 b 1", fault)).toBeNull();
  expect(plant("a b", fault)).toBeNull();
});

test("the checks go from cheap to dear, as far as asked", () => {
  const cheap = ["jest", "lint and types"];
  expect(namesFor({}, "jest")).toEqual(cheap);
  expect(namesFor({}, "specs")).toEqual([
    ...cheap,
    "build",
    "journeys/exam",
    "states",
  ]);
  expect(namesFor({}, "all").at(-1)).toBe("all");
  expect(namesFor({ kind: "content" })[0]).toBe("content");
  expect(namesFor({ kind: "css", file: "a.css" })[0]).toBe("build");
});

test("what only the last steps of the export use builds no page again", () => {
  const buildsFor = (kind: Fault["kind"]) =>
    new Set(
      checksFor({ ...fault, kind }, "all").flatMap(({ build }) => build ?? []),
    );
  expect(buildsFor("worker")).toEqual(new Set(["finish"]));
  expect(buildsFor("css")).toEqual(new Set(["site"]));
  expect(splitBuild("make && next build && tsx finish.ts")).toEqual({
    site: "make && next build",
    finish: "tsx finish.ts",
  });
});

test("the first failed test of a report is named", () => {
  const spec = { title: "starts", ok: false, file: "exam.spec.ts" };
  const suites = [{ suites: [{ specs: [{ ...spec, ok: true }, spec] }] }];
  expect(failedTest(JSON.stringify({ suites }))).toBe("exam.spec.ts, starts");
  expect(failedTest(JSON.stringify({ suites: [] }))).toBeNull();
  expect(failedTest("error: out of memory")).toBeNull();
});
