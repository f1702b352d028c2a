/**
 * Installs the engines of the smoke tests where it may, and says which are
 * missing: `npm run smoke` begins with it.
 */
import { installEngines } from "./install";

installEngines(["webkit", "firefox"]).then(({ skipped }) => {
  for (const line of skipped) console.log(`skipped ${line}`);
});
