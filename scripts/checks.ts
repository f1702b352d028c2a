import { availableParallelism } from "node:os";
import { reportPath } from "./reports";
import type { Step } from "./steps";

/** How many steps run in parallel: one per core. */
export const lanes = availableParallelism();

/** Every check that needs no export, long ones first. */
export const checks: readonly Step[] = [
  { name: "Lint and types", command: "oxlint" },
  {
    // On all cores: it fills what the shorter ones leave idle. Not at first,
    // since it would generate what the export generates at the same time.
    name: "Jest",
    command: `jest --maxWorkers=100% --reporters=summary --json --outputFile=${reportPath("jest")}`,
  },
  { name: "Format", command: "oxfmt --check" },
  {
    name: "Circular imports",
    command: "depcruise __tests__ app components content lib packages scripts",
  },
  { name: "Dead code", command: "knip" },
  { name: "Assets", command: "npm run --silent check:assets" },
  { name: "Content", command: "npm run --silent check:content" },
];

/** The export. */
export const exportStep: Step = {
  name: "Export",
  command: "npm run --silent build",
};
