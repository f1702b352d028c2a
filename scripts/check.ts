/** Runs every check that needs no export: `npm run check`. */
import { checks, lanes } from "./checks";
import { clearReports } from "./reports";
import { runSteps, summarize } from "./steps";

async function main() {
  clearReports();
  const failed = summarize(await runSteps(checks, lanes));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
