import type { ChapterId } from "./book/schema";
import type { HazardSetId } from "./hazards/sets";
import type { SetId } from "./question-sets";
import type { TestId } from "./tests";

/** What a lesson uses; its text is in `ui/teach`. */
export type Lesson = {
  chapters: readonly ChapterId[];
  sets: readonly (SetId | HazardSetId)[];
  /** A paper of this test is written. */
  exam?: TestId;
};

/** Lessons for a class, in the order of its days. */
const week: readonly Lesson[] = [
  { chapters: ["how-the-tests-work", "signals"], sets: ["practice"] },
  { chapters: ["signs", "markings"], sets: ["karimenkyo-1"] },
  {
    chapters: ["where-to-drive", "speed-and-distance"],
    sets: ["karimenkyo-2"],
  },
  {
    chapters: ["intersections", "pedestrians-cyclists-and-e-scooters"],
    sets: ["karimenkyo-3"],
  },
  {
    chapters: [
      "overtaking",
      "level-crossings",
      "drivers-signals-horn-and-lights",
    ],
    sets: ["karimenkyo-4"],
  },
  {
    chapters: ["alcohol-phone-and-belts", "licences-and-marks"],
    sets: ["karimenkyo-5"],
    exam: "karimenkyo",
  },
  { chapters: ["traps", "the-numbers"], sets: [], exam: "karimenkyo" },
];

/** Lessons for a class that meets twice a week, for the full licence. */
const month: readonly Lesson[] = [
  { chapters: ["how-the-tests-work", "signals", "signs"], sets: ["practice"] },
  {
    chapters: ["markings", "where-to-drive", "speed-and-distance"],
    sets: ["karimenkyo-1"],
  },
  {
    chapters: ["intersections", "pedestrians-cyclists-and-e-scooters"],
    sets: ["karimenkyo-2"],
  },
  {
    chapters: ["overtaking", "level-crossings", "parking-and-stopping"],
    sets: ["karimenkyo-3"],
    exam: "karimenkyo",
  },
  {
    chapters: ["drivers-signals-horn-and-lights", "expressways"],
    sets: ["honmenkyo-1"],
  },
  {
    chapters: [
      "alcohol-phone-and-belts",
      "licences-and-marks",
      "accidents-and-first-aid",
    ],
    sets: ["honmenkyo-2"],
  },
  {
    chapters: [
      "the-vehicle",
      "natural-forces-and-weather",
      "hazard-prediction",
    ],
    sets: ["hazards-1", "hazards-2"],
  },
  {
    chapters: ["what-changed", "traps", "the-numbers"],
    sets: ["hazards-3", "hazards-4", "hazards-5"],
    exam: "honmenkyo",
  },
];

export const teachingPlans = { week, month } as const;
