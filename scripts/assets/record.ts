import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf } from "../generate/cache";
import type { Asset } from "./assets";

/** What each asset was made from, and its files, as hashes. */
export type MadeFrom = Readonly<
  Record<string, { from: string; files: string }>
>;

/** In the repository, beside what was made. */
const recordFile = "scripts/assets/record.json";

export const readRecord = () =>
  JSON.parse(readFileSync(recordFile, "utf8")) as MadeFrom;

/** Records an asset that was just made. */
export async function recordMade(name: string, asset: Asset) {
  const entry = {
    from: hashOf(...(await asset.reads())),
    files: hashOfFiles(asset),
  };
  const record = { ...readRecord(), [name]: entry };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** Why an asset must be made again; undefined if it need not be. */
export async function problemOf(
  name: string,
  asset: Asset,
  record: MadeFrom,
): Promise<string | undefined> {
  const missing = pathsOf(asset).find((path) => !existsSync(path));
  if (missing !== undefined) return `${missing} is missing`;

  const made = record[name];
  if (made?.from !== hashOf(...(await asset.reads())))
    return "made from other sources";
  return made.files === hashOfFiles(asset)
    ? undefined
    : "its files are not those that were made";
}

const pathsOf = (asset: Asset) => asset.files().map((file) => `public${file}`);

const hashOfFiles = (asset: Asset) =>
  hashOf(...pathsOf(asset).map((path) => readFileSync(path)));
