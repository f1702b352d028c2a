import { build, transform } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";

/**
 * The code of a source file with all that it imports, to see whether it has
 * changed: without comments and what is not used; packages by their versions.
 */
export async function codeOf(file: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [file],
    bundle: true,
    packages: "external",
    platform: "node",
    minify: true,
    write: false,
    metafile: true,
    outdir: ".",
  });
  const imports = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports.map(({ path }) => path))
    .filter((path) => !isBuiltin(path))
    .map(versionOf);

  return [...outputFiles.map(({ text }) => text), ...imports].join("\n");
}

/** The code of a source file alone, without comments. */
export async function ownCodeOf(file: string): Promise<string> {
  const { code } = await transform(readFileSync(file, "utf8"), {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "preserve",
    minify: true,
  });
  return code;
}

/** A package by its name and version. */
function versionOf(path: string): string {
  const depth = path.startsWith("@") ? 2 : 1;
  const name = path.split("/").slice(0, depth).join("/");
  const root = createRequire(join(process.cwd(), "package.json"));
  const file = root.resolve
    .paths(name)
    ?.map((folder) => join(folder, name, "package.json"))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${name} is not installed: run npm ci`);
  const { version } = JSON.parse(readFileSync(file, "utf8")) as {
    version: string;
  };
  return `${name}@${version}`;
}
