import { chapters } from "@/content/book";
import { ruleAliases } from "@/content/book/rule-aliases";
import type { ChapterId } from "@/content/book/schema";
import { ruleFiles, type RuleFile, type RuleId } from "@/content/rules";

/** The chapter that tells the rules of each file. */
const chapterOf: Readonly<Record<RuleFile, ChapterId>> = {
  accidents: "accidents-and-first-aid",
  belts: "alcohol-phone-and-belts",
  cyclists: "pedestrians-cyclists-and-e-scooters",
  driverSignals: "drivers-signals-horn-and-lights",
  exams: "how-the-tests-work",
  expressways: "expressways",
  fitness: "alcohol-phone-and-belts",
  hazards: "hazard-prediction",
  intersections: "intersections",
  levelCrossings: "level-crossings",
  licences: "licences-and-marks",
  lights: "drivers-signals-horn-and-lights",
  markings: "markings",
  naturalForces: "natural-forces-and-weather",
  overtaking: "overtaking",
  parking: "parking-and-stopping",
  pedestrians: "pedestrians-cyclists-and-e-scooters",
  position: "where-to-drive",
  signals: "signals",
  signs: "signs",
  speed: "speed-and-distance",
  vehicle: "the-vehicle",
};

/**
 * The two-step right turn stands with the intersections, the helmet with the
 * belts.
 */
const elsewhere = /^signal-(two-step|right-turn)|^moped-helmet$/;

it.each(Object.entries(chapterOf) as [RuleFile, ChapterId][])(
  "has the rules of %s in %s",
  (file, id) => {
    const chapter = chapters.find((each) => each.id === id);
    const localized = new Set<RuleId>(
      chapter?.sections.flatMap((section) => section.rules ?? []),
    );
    const missing = (Object.keys(ruleFiles[file]) as RuleId[]).filter(
      (rule) => !localized.has(rule) && !ruleAliases[rule],
    );

    expect(missing.filter((rule) => !elsewhere.test(rule))).toEqual([]);
  },
);
