import { places1 } from "./places-1";
import { places5 } from "./places-5";
import { places6 } from "./places-6";
import type { ScenePlaces } from "./places-schema";

/** Where danger may come from, and where not, in every scene. */
export const scenePlaces: ScenePlaces = {
  ...places1,
  ...places5,
  ...places6,
};
