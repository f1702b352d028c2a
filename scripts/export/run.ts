/** What is done to the exported pages after `next build`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deferScripts } from "./defer-scripts";

const root = "out";

for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".html")) continue;

  const path = join(root, file);
  writeFileSync(path, deferScripts(readFileSync(path, "utf8")));
}
