import { places1 } from "./places-1";
import { places2 } from "./places-2";
import { places3 } from "./places-3";
import { places4 } from "./places-4";
import { places5 } from "./places-5";
import { places6 } from "./places-6";
import type { ScenePlaces } from "./places-schema";

/** Where danger may come from, and where not, in every scene. */
export const scenePlaces: ScenePlaces = {
  ...places1,
  ...places2,
  ...places3,
  ...places4,
  ...places5,
  ...places6,
};
