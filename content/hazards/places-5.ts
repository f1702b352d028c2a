import type { ScenePlaces } from "./places-schema";

/** The places of hz-41 to hz-44. */
export const places5: ScenePlaces = {};
