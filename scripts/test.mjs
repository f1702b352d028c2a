/**
 * Runs every check of the project and ends with "N passed, N failed", counted
 * from the runners' own reports.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";

const reports = "test-results";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const steps = [
  ["Formatting", "npx prettier --check ."],
  ["Lint", "npx eslint . --max-warnings 0"],
  ["Types", "npx next typegen && npx tsc --noEmit"],
  ["Dead code", "npx knip"],
  ["Jest", `npx jest --json --outputFile=${reports}/jest.json`],
  ["Export", "npm run build --silent"],
  ["Playwright", "npx playwright test"],
];

let failed = 0;
await ensureBrowser().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

for (const [name, command] of steps) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status === 0) continue;

  console.error(`${name} failed: ${command}`);
  failed += 1;
  // A broken export would only fail every browser test once more.
  if (name === "Export") break;
}

const jest = read("jest.json");
const playwright = read("playwright.json")?.stats;
const passedTests =
  (jest?.numPassedTests ?? 0) +
  (playwright?.expected ?? 0) +
  (playwright?.flaky ?? 0);
const failedTests = (jest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0);

console.log(`\n${passedTests} passed, ${Math.max(failedTests, failed)} failed`);
process.exit(failed === 0 ? 0 : 1);

function read(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, "utf8"));
  } catch {
    return null;
  }
}
