/** Runs every check that needs no export: `npm run check`. */
import { checks } from "./checks";
import { clearReports } from "./reports";
import { runSteps, summarize } from "./steps";

clearReports();
process.exitCode = summarize(runSteps(checks)) === 0 ? 0 : 1;
