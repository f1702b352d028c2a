/**
 * Runs the smoke tests in WebKit and Firefox on the export that there is:
 * `npm run build`, then `npm run smoke`. Installs the engines where it may,
 * and says which it skipped.
 */
import { installEngines, skippedEngines, smokeSteps } from "./engines";
import { runSteps, summarize } from "./steps";

async function main() {
  const engines = await installEngines();
  const outcomes = await runSteps(smokeSteps(engines), 1);
  for (const line of skippedEngines(engines)) console.log(line);
  process.exitCode = summarize(outcomes) === 0 ? 0 : 1;
}

void main();
