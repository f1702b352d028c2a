import { spawn } from "node:child_process";
import { isFresh, save } from "./cache";
import { keyOf, products } from "./products";

/** Makes every product that is not there or was made from other sources. */
export async function generate() {
  const names = await Promise.all(
    Object.keys(products).map(async (name) =>
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

  const key = await keyOf(name);
  const { make } = await product.load();
  const files = await make();
  save(name, key, files);
  console.log(`${name}: ${Object.keys(files).length} files`);
}

/** So that all cores are used. */
function inOwnProcess(name: string) {
  const script = "scripts/generate/run.ts";
  const child = spawn(process.execPath, ["--import", "tsx", script, name], {
    stdio: "inherit",
  });
  return new Promise<{ name: string; status: number | null }>((resolve) =>
    child.on("close", (status) => resolve({ name, status })),
  );
}
