/**
 * Runs every check and the export in parallel, then the browser tests on that
 * export: `npm test`. Ends with "N passed, N failed", counted from the reports
 * of the test runners.
 */
import { describeChromium } from "./browser";
import { checks, exportStep, lanes } from "./checks";
import { smokeStep } from "./engines/engines";
import { installEngines } from "./engines/install";
import { clearReports, countTests, listFailures } from "./reports";
import { runSteps, summarize } from "./steps";

async function main() {
  console.log(`Browser: ${describeChromium()}`);
  clearReports();
  // Download during the other steps; `npm run smoke` also uses Firefox.
  const installing = installEngines(["webkit"]);

  // The browser tests wait for the export, so it starts first.
  const outcomes = await runSteps([exportStep, ...checks], lanes);
  const { engines, skipped } = await installing;
  // With a broken export every browser test would fail.
  if (outcomes.find(({ name }) => name === exportStep.name)?.isGreen) {
    const steps = [{ name: "Playwright", command: "playwright test" }];
    if (engines.webkit) steps.push(smokeStep(engines, "webkit"));
    outcomes.push(...(await runSteps(steps, 1)));
  }

  const failedSteps = summarize(outcomes, skipped);
  // Last, so that the end of a log still names them.
  for (const failure of listFailures()) console.log(`\n${failure}`);
  const { passed, failed } = countTests();
  console.log(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`);
  process.exitCode = failedSteps === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
