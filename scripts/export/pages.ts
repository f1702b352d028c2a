import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A page of the export: its file, such as "sets/index.html", and its HTML. */
export type Page = { file: string; html: string };

/** Every file below a folder, with "/" between the parts of its path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll(sep, "/"))
    .sort();
}

/** Every page of an exported folder. */
export function readPages(folder: string): Page[] {
  return filesIn(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(folder, file), "utf8") }));
}

/** Replaces the pages that were read with the changed ones. */
export function writePages(folder: string, pages: readonly Page[]) {
  for (const { file, html } of pages) writeFileSync(join(folder, file), html);
}

/** The address of a file, without the base path: "/sets/", "/404.html". */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}
