import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { languages, otherLanguages } from "@/content/languages";

/** Where the page for unknown addresses lies in each language's folder. */
export const notFoundFolders: readonly string[] = otherLanguages.map((code) =>
  languages[code].prefix.slice(1),
);

/** Puts each language's page where hosts look for it: `ne/404.html`. */
export function placeNotFoundPages(root: string) {
  for (const folder of notFoundFolders) {
    const made = join(root, folder, "404");
    const page = join(made, "index.html");
    if (!existsSync(page)) throw new Error(`${page}: not in the export`);

    renameSync(page, join(root, folder, "404.html"));
    rmSync(made, { recursive: true });
  }
}

/** The page to show for an unknown path: that of the path's language. */
export function notFoundFile(path: string): string {
  const folder = notFoundFolders.find((one) => path.startsWith(`/${one}/`));
  return folder === undefined ? "404.html" : `${folder}/404.html`;
}
