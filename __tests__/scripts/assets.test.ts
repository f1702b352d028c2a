/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Asset } from "@/scripts/assets/assets";
import { recordMade, problemOf, readRecord } from "@/scripts/assets/record";

const root = process.cwd();
let source = "";
const asset: Asset = {
  reads: () => Promise.resolve([source]),
  files: () => ["/a.jpg", "/b.jpg"],
  load: () => Promise.reject(new Error("not made here")),
};
const problem = () => problemOf("previews", asset, readRecord());

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), "assets-")));
  mkdirSync("scripts/assets", { recursive: true });
  writeFileSync("scripts/assets/record.json", "{}");
  mkdirSync("public");
  for (const file of asset.files()) writeFileSync(`public${file}`, file);
  source = "as it was";
  await recordMade("previews", asset);
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

it("does not change while it is correct", async () => {
  expect(await problem()).toBeUndefined();
  await recordMade("book", asset);
  expect(Object.keys(readRecord())).toEqual(["previews", "book"]);
});

it("is stale once its sources have changed", async () => {
  source = "as it is";
  expect(await problem()).toBe("made from other sources");
});

it("is stale if a file is missing or differs", async () => {
  writeFileSync("public/a.jpg", "of another branch");
  expect(await problem()).toBe("its files are not those that were made");
  rmSync("public/b.jpg");
  expect(await problem()).toBe("public/b.jpg is missing");
});
