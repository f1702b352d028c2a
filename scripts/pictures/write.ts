import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { pictureSource, type PictureId } from "@/content/pictures";

import { render } from "./render";
import { drawings } from "./index";

const root = join(__dirname, "../../public");
const folders = ["images/signs", "images/scenes"];

for (const folder of folders) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const file of readdirSync(join(root, folder))) {
    rmSync(join(root, folder, file));
  }
}
for (const [id, drawing] of Object.entries(drawings)) {
  writeFileSync(join(root, pictureSource(id as PictureId)), render(drawing));
}
console.log(`${Object.keys(drawings).length} pictures written`);
