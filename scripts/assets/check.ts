/** Fails if an asset is stale, naming the command that makes it. */
import { generate } from "../generate/generate";
import { assets } from "./assets";
import { problemOf, readRecord } from "./record";

async function main() {
  // The book and the previews show generated pictures.
  await generate();
  const record = readRecord();
  for (const [name, asset] of Object.entries(assets)) {
    const problem = await problemOf(name, asset, record);
    if (problem === undefined) continue;
    console.error(`${name}: ${problem}. Run: npm run assets ${name}`);
    process.exitCode = 1;
  }
}

void main();
