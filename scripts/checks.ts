import { availableParallelism } from "node:os";
import { reportPath } from "./reports";
import type { Step } from "./steps";

/** How many steps run in parallel: one per core. */
export const lanes = availableParallelism();

/** Every check that needs no export, longest first. */
export const checks: readonly Step[] = [
  { name: "Types", command: "next typegen && tsc --noEmit" },
  {
    name: "Jest",
    command: `jest --reporters=summary --json --outputFile=${reportPath("jest")}`,
  },
  { name: "Lint", command: "eslint . --max-warnings 0" },
  { name: "Format", command: "prettier --check ." },
  {
    name: "Circular imports",
    command: "depcruise app components content lib scripts",
  },
  { name: "Dead code", command: "knip" },
  { name: "Assets", command: "npm run --silent check:assets" },
  { name: "Content", command: "npm run --silent check:content" },
  {
    name: "Worker types",
    command: "tsc --noEmit -p lib/offline/worker",
  },
];

/** The export. It writes its own types, which the type check must not read. */
export const exportStep: Step = {
  name: "Export",
  command: "npm run --silent build",
  after: "Types",
};
