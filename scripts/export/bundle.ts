import { buildSync } from "esbuild";

/**
 * A source file of this repository as one minified script, as it ships to the
 * phone: what it imports comes along, `constants` take the place of what it
 * declares.
 *
 * @param file path from the root: "lib/early/start.ts"
 */
export function bundle(
  file: string,
  constants: Readonly<Record<string, unknown>> = {},
): string {
  const [{ text }] = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  }).outputFiles;
  return text.trim();
}

/** The same as an element that stands in a page. */
export function inlineScript(
  file: string,
  constants?: Readonly<Record<string, unknown>>,
): string {
  return `<script>${bundle(file, constants)}</script>`;
}
