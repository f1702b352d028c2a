import type { Chapter } from "./schema";

export const hazardPrediction = {
  id: "hazard-prediction",
  title: "Hazard prediction",
  intro:
    "The illustrated questions show what a driver sees. They ask what may happen in the next seconds, and what is safe to do.",
  know: [
    "hazard-question-form",
    "hazard-all-three-right",
    "hazard-expect-danger",
    "hazard-do-not-rely-on-others",
    "hazard-check-all-points",
    "hazard-horn-is-no-substitute",
    "hazard-brake-in-several-steps",
    "hazard-crosswalk-hidden-by-vehicle",
    "hazard-right-turn-hidden-motorcycle",
    "hazard-left-turn-left-rear",
  ],
  sections: [
    {
      title: "How the questions work",
      stage: "full",
      prose: [
        'You score only if your answers to all statements of a picture are right, so judge each one for itself. Some statements rely on others ("they will wait"), on the horn or on speed. These are nearly always the false ones.',
        "A careful act can be wrong, too, and the picture shows why: a truck close behind when you brake hard, a car beside you when you swerve. So look at the mirrors and the next lane before you answer.",
      ],
      rules: [
        "hazard-question-form",
        "hazard-all-three-right",
        "hazard-not-in-provisional-test",
        "hazard-picture-drivers-view",
        "hazard-expect-danger",
        "hazard-do-not-rely-on-others",
        "hazard-check-all-points",
      ],
    },
    {
      title: "Habits that save you",
      stage: "full",
      rules: [
        "hazard-horn-is-no-substitute",
        "hazard-no-sudden-braking-when-followed",
        "hazard-brake-in-several-steps",
      ],
    },
    {
      title: "What may happen",
      stage: "full",
      prose: [
        "Look at each picture and ask: what is hidden, who could move, what is behind me? Then read the rule.",
      ],
      rules: [
        "hazard-right-turn-hidden-motorcycle",
        "hazard-left-turn-left-rear",
        "hazard-crosswalk-hidden-by-vehicle",
        "hazard-children",
        "hazard-parked-cars-door",
        "hazard-junction-without-view",
        "hazard-mountain-bend",
        "hazard-night-rain-pedestrian",
        "hazard-wet-expressway-spray",
        "hazard-merging",
        "hazard-elderly-pedestrian",
        "hazard-cyclist-swerving",
        "hazard-bus-at-stop",
        "hazard-following-truck",
        "hazard-fog-ahead",
      ],
      pictures: ["sc-hz-parked-children", "sc-hz-bicycle-umbrella"],
    },
    {
      title: "Ten scenes, worked",
      stage: "full",
      prose: [
        "Cover the answers. Look at the picture only as long as you would look ahead while driving. Say what could move, then judge each statement for itself. The whole set of scenes is on the site.",
      ],
      scenes: [
        "hz-01",
        "hz-06",
        "hz-07",
        "hz-09",
        "hz-11",
        "hz-16",
        "hz-18",
        "hz-24",
        "hz-28",
        "hz-30",
      ],
    },
  ],
} as const satisfies Chapter;
