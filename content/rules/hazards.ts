import type { Rules } from "./schema";

/** Predicting hazards. */
export const hazards = {
  "hazard-question-form": {
    rule: "The full test has 5 illustrated hazard questions with 3 true/false statements each.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "hazard-all-three-right": {
    rule: "A hazard question gives 2 points only if you answer all three of its statements correctly.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "hazard-not-in-provisional-test": {
    rule: "Illustrated hazard questions are not part of the provisional licence test.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "hazard-picture-drivers-view": {
    rule: "The picture of a hazard question shows what the driver sees, with the speed and a short description of the situation. The mirrors may show traffic behind.",
    basis: ["EXAM"],
    checked: "2026-11-21",
  },
  "hazard-expect-danger": {
    rule: "You should expect that others may do something dangerous. You should slow down, stop, check or keep more distance early.",
    basis: ["KYO 1-1-2"],
    checked: "2026-11-21",
  },
  "hazard-do-not-rely-on-others": {
    rule: "You should not rely on others to give way. You should not hurry, keep your speed, swerve or brake suddenly for that reason.",
    basis: ["KYO 1-1-2"],
    checked: "2026-11-21",
  },
  "hazard-check-all-points": {
    rule: "In every situation you should think of your speed, the distance, the hidden areas, the possible mistakes of others and what is behind you.",
    basis: ["KYO 4-5-1"],
    checked: "2026-11-21",
  },
  "hazard-horn-is-no-substitute": {
    rule: "You should not keep your speed in the belief that the horn will make others stop.",
    basis: ["KYO 5-5-1(5)"],
    checked: "2026-11-21",
  },
  "hazard-no-sudden-braking-when-followed": {
    rule: "You must not brake suddenly unless it is unavoidable to prevent danger. This matters most when a vehicle follows closely.",
    basis: ["RTA 24", "KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "hazard-brake-in-several-steps": {
    rule: "When a vehicle follows you, you should press the brake in several steps so that its driver notices early.",
    basis: ["KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "hazard-right-turn-hidden-motorcycle": {
    rule: "When you turn right, a motorcycle may come from behind an oncoming vehicle. So you should make sure that nothing follows before you turn.",
    basis: ["RTA 37", "KYO 5-7-1(1)"],
    checked: "2026-11-21",
  },
  "hazard-left-turn-left-rear": {
    rule: "When you turn left, a bicycle or motorcycle may come up at your left rear. So you should check the left rear before and during the turn.",
    basis: ["RTA 34(1)", "RTA 70", "KYO 5-7-1(3)", "KYO 5-3-7(4)"],
    checked: "2026-11-21",
  },
  "hazard-crosswalk-hidden-by-vehicle": {
    rule: "A pedestrian may step out from behind a bus or van that stands on or just before a crosswalk. You must stop before you go past its front, unless a signal or an officer then closes the crosswalk to pedestrians.",
    basis: ["RTA 38(2)", "KYO 5-3-2(3)"],
    checked: "2026-11-21",
  },
  "hazard-children": {
    rule: "Children who play or are on the way home may run into the road, for example after a ball. So you should slow down and be ready to stop. For a child that walks without a guardian you must stop or drive slowly.",
    basis: ["RTA 70", "RTA 71(ii)", "KYO 5-3-4"],
    checked: "2026-11-21",
  },
  "hazard-parked-cars-door": {
    rule: "The door of a parked car may open, or a person may step out from behind it. So you should slow down and keep enough distance from it.",
    basis: ["KYO 5-3-1(5)"],
    checked: "2026-11-21",
  },
  "hazard-junction-without-view": {
    rule: "At an intersection with no clear view among houses, bicycles, children or cars may come out suddenly. You should check both sides there. You must drive slowly unless lights or an officer direct the traffic or you are on a priority road.",
    basis: ["RTA 42(i)", "KYO 5-4-4(2)"],
    checked: "2026-11-21",
  },
  "hazard-mountain-bend": {
    rule: "In a mountain bend with no clear view an oncoming vehicle may cross the centre line. You must drive slowly near the bend and should keep to the left.",
    basis: ["RTA 42(ii)", "KYO 6-2-2"],
    checked: "2026-11-21",
  },
  "hazard-night-rain-pedestrian": {
    rule: "On a rainy night a pedestrian is hard to see and may cross the road. So you should slow down and watch the edges of the lit area.",
    basis: ["KYO 6-3-1(1)", "KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "hazard-wet-expressway-spray": {
    rule: "On a wet expressway the spray of a large vehicle can take away your view. So you should slow down and keep a longer distance.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "hazard-merging": {
    rule: "Where lanes merge, other vehicles may brake or move into your lane. So you should watch ahead, behind and to the side and change your speed early.",
    basis: ["KYO 7-2-1"],
    checked: "2026-11-21",
  },
  "hazard-queue-before-level-crossing": {
    rule: "When vehicles queue beyond a railroad crossing, you may have to stop on it. So you must wait before it until there is room on the other side.",
    basis: ["RTA 50(2)"],
    checked: "2026-11-21",
  },
  "hazard-elderly-pedestrian": {
    rule: "An elderly pedestrian may need a long time to cross. So you must stop or drive slowly, so as not to get in his or her way.",
    basis: ["RTA 71(ii-2)", "KYO 5-3-5"],
    checked: "2026-11-21",
  },
  "hazard-cyclist-swerving": {
    rule: "A cyclist may swerve out to go round a parked car. So you should slow down and leave room, or wait behind.",
    basis: ["KYO 5-3-7(2)"],
    checked: "2026-11-21",
  },
  "hazard-bus-at-stop": {
    rule: "A bus at a stop may start off, and people may cross the road in front of or behind it. So you should slow down and be ready to stop.",
    basis: ["KYO 5-3-1(5)"],
    checked: "2026-11-21",
  },
  "hazard-following-truck": {
    rule: "A truck ahead hides what is in front of it. So you should keep a longer distance to be able to see and to stop.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "hazard-fog-ahead": {
    rule: "In fog you may see a vehicle ahead too late. So you should slow down and keep a longer distance.",
    basis: ["KYO 6-4-3"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
