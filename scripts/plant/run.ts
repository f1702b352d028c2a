/**
 * Plants faults one by one in a clean copy of a commit and reports which check
 * catches each: `npm run plant -- [--commit HEAD] [--kind css] [--only id,id]
 * [--depth jest|specs|all] [--again]`. `jest` needs no build; `specs` runs the
 * browser tests that a fault names; `all` goes on to the whole suite. Results
 * are kept, so that a run can be interrupted and continued.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { depths, type Depth } from "./checks";
import { faults } from "./faults";
import { tableOf } from "./table";
import { tryFault, type Result } from "./try-fault";
import { openWorkspace } from "./workspace";

const { values } = parseArgs({
  options: {
    commit: { type: "string", default: "HEAD" },
    kind: { type: "string" },
    only: { type: "string" },
    depth: { type: "string", default: "all" },
    again: { type: "boolean", default: false },
    port: { type: "string", default: process.env.E2E_PORT ?? "4180" },
  },
});

function main() {
  const { commit, kind, only, port, again } = values;
  const depth = values.depth as Depth;
  if (!depths.includes(depth)) throw new Error(`--depth ${depths.join("|")}`);
  const wanted = faults.filter(
    (fault) =>
      (!kind || fault.kind === kind) &&
      (!only || only.split(",").includes(fault.id)),
  );

  const file = `test-results/plant/${commit.replace(/\W/g, "-")}.json`;
  const results = again ? [] : read(file);
  const isDone = ({ id }: { id: string }) =>
    results.some(
      (result) =>
        result.id === id &&
        (result.outcome !== "missed" || result.by === `up to ${depth}`),
    );
  const workspace = openWorkspace(commit, port);
  process.once("SIGINT", () => {
    workspace.close();
    process.exit(130);
  });
  try {
    for (const fault of wanted.filter((fault) => !isDone(fault))) {
      const result = tryFault(workspace, fault, depth);
      const old = results.findIndex(({ id }) => id === fault.id);
      results.splice(old === -1 ? results.length : old, 1, result);
      mkdirSync("test-results/plant", { recursive: true });
      writeFileSync(file, JSON.stringify(results, null, 2));
      console.log(tableOf([result]));
    }
  } finally {
    workspace.close();
  }
  const shown = results.filter(({ id }) => wanted.some((one) => one.id === id));
  console.log(`\n${tableOf(shown)}\n`);
  for (const outcome of ["caught", "missed", "absent"] as const)
    console.log(
      `${shown.filter((result) => result.outcome === outcome).length} ${outcome}`,
    );
}

function read(file: string): Result[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Result[];
  } catch {
    return [];
  }
}

main();
