/** Builds twice and compares every file of the export: `npm run reproduce`. */
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const [first, second] = [build(), build()];
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter(
  (name) => first.get(name) !== second.get(name),
);

for (const name of different) console.error(name);
console.log(`${names.size} files, ${different.length} different`);
process.exitCode = different.length === 0 ? 0 : 1;

/** The hash of every file of a build made from nothing. */
function build(): Map<string, string> {
  for (const folder of [".cache", ".next", "out"])
    rmSync(folder, { recursive: true, force: true });
  execSync("npm run build", { stdio: "ignore" });

  const entries = readdirSync("out", { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, hashOf(path)]),
  );
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
