import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area, OwnPath, Place } from "./scene";

/** What one of the pictures of a scene shows. */
type Shown = {
  alt: string;
  cues: readonly Place[];
  /** Where its places are: their index in the scene's list, and the area. */
  places: readonly (readonly [index: number, area: Area])[];
  /** Path data on the plan: the ground that cannot be seen, by even and odd. */
  hidden: string;
};

/** What the pictures of one hazard scene show. */
export type HazardPicture = Shown & {
  id: string;
  ownPath: OwnPath;
  /** The second version of the picture, if there is one: hz-07b. */
  flip?: Shown;
};

/** For every scene, from its drawing; `npm run generate` writes the file. */
export const hazardPictures = JSON.parse(
  readFileSync(join(process.cwd(), "content/hazards/pictures.json"), "utf8"),
) as readonly HazardPicture[];
