import { buildSync } from "esbuild";
import { expectFound } from "./replace";

type Constants = Readonly<Record<string, object>>;

/**
 * A source file of this repository as one minified script, as it ships to the
 * phone: imports are included, and `constants` replace its declarations. Throws
 * if one of them is not used.
 *
 * @param file path from the root: "lib/pre-hydration/start.ts"
 */
export function bundle(file: string, constants: Constants = {}): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    metafile: true,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs),
  );
  for (const name of Object.keys(constants))
    expectFound(
      file,
      name,
      used.filter((input) => input === `<define:${name}>`).length,
      1,
    );
  // One entry point makes one file.
  return outputFiles[0]!.text.trim();
}

/** The same as an element for a page. */
export function inlineScript(file: string, constants?: Constants): string {
  return `<script>${bundle(file, constants)}</script>`;
}
