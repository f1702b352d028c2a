/** Runs every check that needs no export: `npm run check`. */
import { checks, lanes, typesStep } from "./checks";
import { clearReports } from "./reports";
import { runSteps, summarize } from "./steps";

async function main() {
  clearReports();
  const failed = summarize(await runSteps([typesStep, ...checks], lanes));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
