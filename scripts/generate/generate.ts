import { spawn } from "node:child_process";
import { isFresh, save } from "./cache";
import { keyOf, products } from "./products";

/** Makes every product that is missing or stale. */
export async function generate() {
  const names = Object.keys(products);
  const isFirst = (name: string) => products[name]!.after === undefined;
  await generateStale(names.filter(isFirst));
  await generateStale(names.filter((name) => !isFirst(name)));
}

async function generateStale(candidates: readonly string[]) {
  const names = await Promise.all(
    candidates.map(async (name) =>
      isFresh(name, await keyOf(name)) ? [] : [name],
    ),
  );
  const outcomes = await Promise.all(names.flat().map(inOwnProcess));
  const failed = outcomes.filter(({ status }) => status !== 0);
  if (failed.length > 0)
    throw new Error(
      `Not generated: ${failed.map(({ name }) => name).join(", ")}`,
    );
}

/** Makes one of them. */
export async function generateOne(name: string) {
  const product = products[name];
  if (!product) throw new Error(`There is no "${name}" to be generated`);

  // As next.config.mjs names it for the site's own code.
  process.env.NEXT_PUBLIC_BASE_PATH ??= process.env.BASE_PATH ?? "";
  const key = await keyOf(name);
  const { make } = await product.load();
  const files = await make();
  save(name, key, files);
  console.log(`${name}: ${Object.keys(files).length} files`);
}

/**
 * To use all cores. Under the condition of the server, as when Next builds:
 * modules that are for the build alone refuse to load without it.
 */
function inOwnProcess(name: string) {
  const script = "scripts/generate/run.ts";
  const options = ["--conditions=react-server", "--import", "tsx"];
  const child = spawn(process.execPath, [...options, script, name], {
    stdio: "inherit",
  });
  return new Promise<{ name: string; status: number | null }>((resolve) =>
    child.on("close", (status) => resolve({ name, status })),
  );
}
