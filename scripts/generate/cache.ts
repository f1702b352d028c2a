import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Files by their paths from the root. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** What files were made from, and the hash of each. */
type Made = { key: string; files: Record<string, string> };

const folder = ".cache/generated";

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 20);
}

/** Whether files were made from these sources and are as they were made. */
export function isFresh(name: string, key: string): boolean {
  const last = read(name);
  return (
    last?.key === key &&
    Object.entries(last.files).every(
      ([path, hash]) => existsSync(path) && hashOf(readFileSync(path)) === hash,
    )
  );
}

/** Writes what was made, and removes what is no longer made. */
export function save(name: string, key: string, files: Files) {
  for (const path of Object.keys(read(name)?.files ?? {}))
    if (!(path in files)) rmSync(path, { force: true });
  for (const [path, content] of Object.entries(files)) write(path, content);

  const hashes = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, hashOf(content)]),
  );
  write(recordOf(name), JSON.stringify({ key, files: hashes }));
}

/** The file that says what a product was made from, and its files. */
export const recordOf = (name: string) => join(folder, `${name}.json`);

function read(name: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(recordOf(name), "utf8")) as Made;
  } catch {
    return undefined;
  }
}

/** At once: two commands may make the same at the same time. */
function write(path: string, content: string | Uint8Array) {
  const part = join(folder, `${process.pid}.part`);
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, content);
  renameSync(part, path);
}
