/**
 * Runs every check of the project, then the browser tests on a new export:
 * `npm test`. Ends with "N passed, N failed", counted from the runners' own
 * reports.
 */
import { ensureBrowser } from "./browser";
import { checks } from "./checks";
import { clearReports, countTests } from "./reports";
import { runSteps, summarize } from "./steps";

async function main() {
  await ensureBrowser();
  clearReports();

  const outcomes = runSteps([...checks, ["Export", "npm run --silent build"]]);
  // A broken export would only fail every browser test once more.
  if (outcomes.at(-1)?.isGreen)
    outcomes.push(...runSteps([["Playwright", "playwright test"]]));

  const failedSteps = summarize(outcomes);
  const { passed, failed } = countTests();
  console.log(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`);
  process.exitCode = failedSteps === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
