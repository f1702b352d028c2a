import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Position of a cue, in percent of the picture's width and height. */
type Cue = { x: number; y: number };

/** What the pictures of one hazard scene show. */
export type HazardPicture = {
  id: string;
  alt: string;
  cues: readonly Cue[];
  /** The second version of the picture, if there is one: hz-07b. */
  flip?: { alt: string; cues: readonly Cue[] };
};

/** For every scene, from its drawing; `npm run generate` writes the file. */
export const hazardPictures = JSON.parse(
  readFileSync(join(process.cwd(), "content/hazards/pictures.json"), "utf8"),
) as readonly HazardPicture[];
