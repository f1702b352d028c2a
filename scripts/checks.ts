import { reportPath } from "./reports";
import type { Step } from "./steps";

/** Every check that needs no export, for `npm run check` and `npm test`. */
export const checks: readonly Step[] = [
  ["Content", "npm run --silent check:content"],
  ["Format", "prettier --check ."],
  ["Lint", "eslint . --max-warnings 0"],
  ["Types of pages", "next typegen"],
  ["Types", "tsc --noEmit"],
  ["Types of the worker", "tsc --noEmit -p lib/offline/worker"],
  ["Dead code", "knip"],
  ["Circular imports", "depcruise app components content lib scripts"],
  ["Jest", `jest --json --outputFile=${reportPath("jest")}`],
];
