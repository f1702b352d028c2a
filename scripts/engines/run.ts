/**
 * Installs the engines of the smoke tests if it may, and says which are
 * missing: the first step of `npm run smoke`.
 */
import { installEngines } from "./install";

async function main() {
  const { skipped } = await installEngines(["webkit", "firefox"]);
  for (const line of skipped) console.log(`skipped ${line}`);
}

void main();
