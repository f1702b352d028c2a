import { build } from "esbuild";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { bookMarkup } from "./book";

/** The book as one page, in a language. */
export type Template = { bookMarkup: typeof bookMarkup };

const root = join(__dirname, "../..");
const file = join(root, ".cache/book.cjs");

/**
 * The book's template, ready to be called. It consists of the site's own
 * components, which import styles and modules for the server alone: both are
 * what Next removes, so they are left out of a bundle.
 */
export async function loadTemplate(): Promise<Template> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["scripts/book/book.tsx"],
    bundle: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    alias: { "server-only": join(root, "node_modules/server-only/empty.js") },
    loader: { ".css": "empty" },
    write: false,
  });
  mkdirSync(join(root, ".cache"), { recursive: true });
  // React for development takes twice as long and writes the same.
  Object.assign(process.env, { NODE_ENV: "production" });
  // One entry point makes one file.
  writeFileSync(file, outputFiles[0]!.text);
  return (await import(file)) as Template;
}
