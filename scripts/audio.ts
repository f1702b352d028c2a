import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./generate/cache";

const folder = "content/audio";

/** Paths of all files of recorded voices, from their folder. */
export function recordingFiles(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => statSync(join(folder, path)).isFile(),
  );
}

/** One of them. */
export const readRecording = (path: string) => readFileSync(join(folder, path));

/** Copies the recorded voices to where the site is served from. */
export function make(): Files {
  return Object.fromEntries(
    recordingFiles().map((path) => [
      `public/audio/${path}`,
      readRecording(path),
    ]),
  );
}
