import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

import { hazardPictures, type HazardPicture } from "@/content/hazards/pictures";

import { cuesOf, flipped, type Hazard } from "../view/scene";
import { filesOf } from "./files";
import { drawnIds, sceneOf } from "./scenes";

const root = join(__dirname, "../../..");
const folder = join(root, "public/images/hazards");
const contentFile = join(root, "content/hazards/pictures.ts");
const limit = 14 * 1024;

const head = `/** Where a starred thing shows, in percent of the picture's width and height. */
type Cue = { x: number; y: number };

/** What the pictures of one hazard scene show. */
export type HazardPicture = {
  id: string;
  alt: string;
  cues: readonly Cue[];
  /** The second version of the picture, if there is one: hz-07b. */
  flip?: { alt: string; cues: readonly Cue[] };
};

/** Written by scripts/pictures/hazards/write.ts from the scenes. */
export const hazardPictures: readonly HazardPicture[] = `;

async function run(only: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const entries = new Map(hazardPictures.map((entry) => [entry.id, entry]));
  for (const id of only.length > 0 ? only : drawnIds()) {
    const hazard = await sceneOf(id);
    for (const [name, file] of Object.entries(filesOf(hazard))) {
      writeFileSync(join(folder, name), file);
      const size = Buffer.byteLength(file);
      console.log(name, size, size > limit ? "TOO LARGE" : "");
    }
    entries.set(id, entryOf(hazard));
  }
  await writeContent([...entries.values()]);
}

function entryOf(hazard: Hazard): HazardPicture {
  const { id, alt, view, flip } = hazard;
  const second = flipped(hazard);
  return {
    id,
    alt,
    cues: cuesOf(view),
    ...(flip && second
      ? { flip: { alt: flip.alt, cues: cuesOf(second) } }
      : {}),
  };
}

async function writeContent(entries: HazardPicture[]) {
  const sorted = entries.sort((a, b) => a.id.localeCompare(b.id));
  const source = `${head}${JSON.stringify(sorted)};\n`;
  const config = await resolveConfig(contentFile);
  writeFileSync(
    contentFile,
    await format(source, { ...config, parser: "typescript" }),
  );
}

void run(process.argv.slice(2));
