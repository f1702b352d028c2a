// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "components", "content", "lib", "public/book"];
const files = ["next.config.mjs", "package-lock.json"];
const settings = ["SITE_URL", "BASE_PATH"];

/**
 * Names what a build is made from: equal sources, equal name.
 *
 * @returns {string} 20 hexadecimal digits
 */
export function sourceHash() {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name]}\n`);
  for (const path of [...folders.flatMap(filesIn), ...files]) {
    hash.update(`${path}\n`);
    hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 20);
}

/**
 * @param {string} folder
 * @returns {string[]} the paths of its files, sorted
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
