/**
 * Cuts the fonts down to what the site writes: `npm run fonts`, after words
 * were added. With `--check` nothing is written; what the shipped files would
 * draw wrongly is printed instead. The whole faces come from @fontsource.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { faces, missing } from "./faces";

const path = (name: string) => `components/layout/fonts/${name}.woff2`;

async function writeFaces() {
  for (const [name, make] of Object.entries(faces)) {
    const font = await make();
    writeFileSync(path(name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

async function main() {
  if (!process.argv.includes("--check")) await writeFaces();

  const lack = await missing((name) => readFileSync(path(name)));
  if (lack.length > 0) {
    console.error(lack.join("\n"));
    process.exitCode = 1;
  }
}

void main();
