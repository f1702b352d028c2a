import type { ScenePlaces } from "./places-schema";

/** The places of hz-45 to hz-48. */
export const places6: ScenePlaces = {};
