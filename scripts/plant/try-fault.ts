import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checksFor, type Check, type Depth } from "./checks";
import { plant, type Fault } from "./fault";
import { earlierForms } from "./faults/earlier";
import type { Workspace } from "./workspace";

/** The result for a fault: `by` names the check, and the test if it has one. */
export type Result = Pick<Fault, "id" | "kind"> & {
  outcome: "caught" | "missed" | "absent";
  by: string;
  seconds: number;
};

/** Plants a fault in a workspace and runs checks until one fails. */
export function tryFault(
  workspace: Workspace,
  fault: Fault,
  depth: Depth,
): Result {
  const begin = performance.now();
  const { id, kind } = fault;
  const result = (outcome: Result["outcome"], by = ""): Result => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    return { id, kind, outcome, by, seconds };
  };
  const path = join(workspace.folder, fault.file);
  const planted = plantIn(path, fault);
  if (planted === null) return result("absent", "not in this commit");

  const unusable: string[] = [];
  for (const check of checksFor(fault, depth)) {
    if (check.build) workspace.makeCleanExport();
    writeFileSync(path, planted);
    const failure = failureOf(workspace, check, id);
    workspace.clean();
    if (!failure) continue;
    if (!workspace.isRedWhenClean(check)) return result("caught", failure);
    unusable.push(`${check.name} also fails without it`);
  }
  return result("missed", [`up to ${depth}`, ...unusable].join("; "));
}

/** The file with the fault, in the form that fits it; null where none does. */
function plantIn(path: string, fault: Fault): string | null {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  const earlier = earlierForms[fault.id];
  return (
    plant(text, fault) ??
    (earlier ? plant(text, { ...fault, ...earlier }) : null)
  );
}

/** The name of a check that fails, with the test if it has one. */
function failureOf(
  { build, run }: Workspace,
  check: Check,
  fault: string,
): string | null {
  const { name, command, build: kind } = check;
  if (kind && !build(kind, fault)) return "build";
  const { status, stdout } = run(command);
  // An older commit may not have the file of a test yet.
  if (status === 0 || stdout.includes("No tests found")) return null;
  const test = failedTest(stdout);
  return test ? `${name}: ${test}` : name;
}

type Suite = {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; file: string }[];
};

/** The first test that Playwright's report says has failed. */
export function failedTest(report: string): string | null {
  if (!report.startsWith("{")) return null;
  const specs = ({
    suites = [],
    specs: own = [],
  }: Suite): NonNullable<Suite["specs"]> => [...own, ...suites.flatMap(specs)];
  const failed = specs(JSON.parse(report) as Suite).find(({ ok }) => !ok);
  return failed ? `${failed.file}, ${failed.title}` : null;
}
