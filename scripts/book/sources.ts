import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { book, site } from "@/content/site";
import { ownCodeOf } from "../generate/code";
import { bookMarkup } from "./markup";

const code = ["make", "finish", "linearise", "shrink"];
const folders = ["scripts/book/css", "scripts/book/font"];

/** What the PDF shows: its markup, and each file that this names. */
export async function bookSources(): Promise<(string | Buffer)[]> {
  const named = new Set<string>();
  const markup = bookMarkup([], (path) => {
    named.add(path);
    return path;
  });
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => join(folder, name)),
  );
  return [
    markup,
    JSON.stringify([book.title, site.name, site.lawChecked]),
    ...[...named, ...files].map((path) => readFileSync(path)),
    ...(await Promise.all(
      code.map((name) => ownCodeOf(`scripts/book/${name}.ts`)),
    )),
  ];
}
