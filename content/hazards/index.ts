import { hazards1 } from "./hazards-1";
import { hazards2 } from "./hazards-2";
import { hazards3 } from "./hazards-3";
import { hazards4 } from "./hazards-4";
import { hazards5 } from "./hazards-5";
import type { HazardScene } from "./schema";

/** The scenes of each set, mixed by what they are about. */
export const hazardParts: readonly (readonly HazardScene[])[] = [
  hazards1,
  hazards2,
  hazards3,
  hazards4,
  hazards5,
];

/** All of them in one list. */
export const hazardScenes: readonly HazardScene[] = hazardParts.flat();
