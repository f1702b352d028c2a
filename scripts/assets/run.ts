/**
 * Makes the stale files among those that a browser makes from the sources: the
 * book's PDFs, the pictures that chats show, the screenshots, the landing page's
 * video. `npm run assets book previews` makes these two, stale or not.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { generate } from "../generate/generate";
import { sourceHash } from "../source-hash.mjs";
import { assets, type Asset } from "./assets";
import { recordMade, problemOf, readRecord } from "./record";

async function main(wanted: readonly string[]) {
  const unknown = wanted.find((name) => !(name in assets));
  if (unknown !== undefined)
    throw new Error(
      `There is no asset "${unknown}", but ${Object.keys(assets).join(", ")}`,
    );

  await generate();
  const names = wanted.length > 0 ? wanted : Object.keys(assets);
  for (const [name, asset] of Object.entries(assets)) {
    if (!names.includes(name)) continue;
    const problem = await problemOf(name, asset, readRecord());
    if (problem === undefined && wanted.length === 0)
      console.log(`${name}: as it must be`);
    else await makeOne(name, asset);
  }
}

async function makeOne(name: string, asset: Asset) {
  const begin = performance.now();
  if (asset.needsExport) ensureExport();
  const { make } = await asset.load();
  await make();
  await recordMade(name, asset);
  console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s`);
}

/** Builds, unless the export is up to date. */
function ensureExport() {
  if (existsSync(`out/_next/static/${sourceHash()}`)) return;

  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The export failed");
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
