/**
 * Installs the engines of the smoke tests where it may, and says which are
 * missing: `npm run smoke` begins with it.
 */
import { installEngines } from "./install";

async function main() {
  const { skipped } = await installEngines(["webkit", "firefox"]);
  for (const line of skipped) console.log(`skipped ${line}`);
}

void main();
