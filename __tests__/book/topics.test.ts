import { chapters } from "@/content/book";
import { nearDuplicates } from "@/content/book/near-duplicates";
import type { RuleId } from "@/content/rules";
import { accidents } from "@/content/rules/accidents";
import { exams } from "@/content/rules/exams";
import { expressways } from "@/content/rules/expressways";
import { fitness } from "@/content/rules/fitness";
import { hazards } from "@/content/rules/hazards";
import { intersections } from "@/content/rules/intersections";
import { levelCrossings } from "@/content/rules/level-crossings";
import { licences } from "@/content/rules/licences";
import { lights } from "@/content/rules/lights";
import { markings } from "@/content/rules/markings";
import { naturalForces } from "@/content/rules/natural-forces";
import { overtaking } from "@/content/rules/overtaking";
import { parking } from "@/content/rules/parking";
import { pedestrians } from "@/content/rules/pedestrians";
import { position } from "@/content/rules/position";
import type { Rules } from "@/content/rules/schema";
import { signals } from "@/content/rules/signals";
import { signs } from "@/content/rules/signs";
import { speed } from "@/content/rules/speed";
import { vehicle } from "@/content/rules/vehicle";

it.each<[string, Rules]>([
  ["how-the-tests-work", exams],
  ["signals", signals],
  ["signs", signs],
  ["markings", markings],
  ["where-to-drive", position],
  ["speed-and-distance", speed],
  ["intersections", intersections],
  ["pedestrians-cyclists-and-e-scooters", pedestrians],
  ["overtaking", overtaking],
  ["level-crossings", levelCrossings],
  ["parking-and-stopping", parking],
  ["drivers-signals-horn-and-lights", lights],
  ["expressways", expressways],
  ["alcohol-phone-and-belts", fitness],
  ["licences-and-marks", licences],
  ["accidents-and-first-aid", accidents],
  ["the-vehicle", vehicle],
  ["natural-forces-and-weather", naturalForces],
  ["hazard-prediction", hazards],
])("has the rules of its topic in %s", (id, topic) => {
  const chapter = chapters.find((each) => each.id === id);
  const printed = new Set<RuleId>(
    chapter?.sections.flatMap((section) => section.rules ?? []),
  );
  const missing = Object.keys(topic).filter(
    (rule) => !printed.has(rule as RuleId) && !nearDuplicates[rule as RuleId],
  );

  // The two-step right turn stands with the intersections.
  expect(
    missing.filter((rule) => !/^signal-(two-step|right-turn)/.test(rule)),
  ).toEqual([]);
});
