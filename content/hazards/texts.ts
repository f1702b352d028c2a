import type { hazards1 } from "./hazards-1";
import type { hazards2 } from "./hazards-2";
import type { hazards3 } from "./hazards-3";
import type { hazards4 } from "./hazards-4";
import type { hazards5 } from "./hazards-5";
import type { HazardTranslation } from "./schema";

/** All scenes with their texts, as they are written. */
type Written = (
  | typeof hazards1
  | typeof hazards2
  | typeof hazards3
  | typeof hazards4
  | typeof hazards5
)[number];

/**
 * Every text of the scenes, for the file of a translation.
 *
 * @public
 */
export type HazardTexts = HazardTranslation<Written>;
