import type { ScenePlaces } from "./places-schema";

/** The places of hz-01 to hz-10. */
export const places1: ScenePlaces = {
  "hz-01": [
    { en: "inside mirror", ne: "भित्री ऐना", is: "danger", mirror: "inside" },
    {
      en: "pedestrian light on the far left",
      ne: "टाढा बायाँको पैदलयात्री बत्ती",
      is: "danger",
      sign: true,
      box: [-5.1, -3.9, 34, 34, 2.3, 3.9],
    },
  ],
};
