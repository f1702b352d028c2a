import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@/content/languages";
import { book, site } from "@/content/site";
import { ownCodeOf } from "../generate/code";
import { loadTemplate } from "./render";
import { fileOf } from "./stitch";

const code = ["make", "finish", "linearise", "shrink"];
const folders = ["scripts/book/css", "scripts/book/font"];

/** What the PDFs show: their markup, and each file that this names. */
export async function bookSources(): Promise<(string | Buffer)[]> {
  const { bookMarkup } = await loadTemplate();
  const markup = languageCodes.map((language) =>
    bookMarkup(language, () => undefined),
  );
  const named = [...markup.join("").matchAll(/ (?:src|href)="(\/[^"]+)"/g)].map(
    ([, path = ""]) => fileOf(path),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => join(folder, name)),
  );
  return [
    ...markup,
    JSON.stringify([book.title, site.name, site.lawChecked]),
    ...[...new Set(named), ...files].map((path) => readFileSync(path)),
    ...(await Promise.all(
      code.map((name) => ownCodeOf(`scripts/book/${name}.ts`)),
    )),
  ];
}
