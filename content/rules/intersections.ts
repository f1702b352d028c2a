import type { Rules } from "./schema";

/** How to cross, turn and give way at intersections and roundabouts. */
export const intersections = {
  "intersection-left-turn-left-edge": {
    rule: "A vehicle that turns left at an intersection must move to the left edge of the road in advance. It must drive slowly along the left edge, or over the part that signs or markings show.",
    basis: ["RTA 34(1)"],
    checked: "2026-11-21",
  },
  "intersection-right-turn-centre": {
    rule: "A car that turns right at an intersection from a two-way road must move to the centre of the road in advance. It must drive slowly just inside the centre of the intersection, or over the part that signs or markings show. This rule is not for roundabouts.",
    basis: ["RTA 34(2)"],
    checked: "2026-11-21",
  },
  "intersection-right-turn-one-way-right-edge": {
    rule: "A car that turns right at an intersection from a one-way road must move to the right edge of the road in advance. It must drive slowly inside the centre of the intersection, or over the part that signs or markings show. This rule is not for roundabouts.",
    basis: ["RTA 34(4)"],
    checked: "2026-11-21",
  },
  "intersection-no-swing-before-turn": {
    rule: "You should not swing to the right before a left turn or to the left before a right turn.",
    basis: ["RTA 34(1)", "RTA 34(2)", "KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "intersection-right-turn-gives-way": {
    rule: "A vehicle that turns right at an intersection must not get in the way of vehicles that go straight on or turn left there. This holds even if it entered the intersection first. It does not apply in a roundabout.",
    basis: ["RTA 37"],
    checked: "2026-11-21",
  },
  "intersection-signalised-meaning": {
    rule: "Flashing yellow or flashing red lights do not direct the traffic. If no officer or traffic warden directs it either, the rules for intersections without signals apply: their rules of priority and their stop signs.",
    basis: ["RTA 36", "RTA 42", "RTA 43", "RTO 2(1)"],
    checked: "2026-11-21",
  },
  "intersection-left-comes-first": {
    rule: "This rule is for an intersection that no signal or officer directs and that is not a roundabout. It applies where neither road is a priority road or clearly wider than the other. You must not get in the way of vehicles that come from the left on the crossing road.",
    basis: ["RTA 36(1)"],
    checked: "2026-11-21",
  },
  "intersection-tram-comes-first": {
    rule: "This rule is for an intersection that no signal or officer directs and that is not a roundabout. It applies where neither road is a priority road or clearly wider than the other. You must not get in the way of a tram on the crossing road, from whichever side it comes.",
    basis: ["RTA 36(1)"],
    checked: "2026-11-21",
  },
  "intersection-own-priority-road-before-left-and-tram": {
    rule: "This rule is for an intersection that no signal or officer directs and that is not a roundabout. On a priority road, you do not have to give way to vehicles from the left or to trams on the crossing road. The same holds on a road that is clearly wider than the crossing road, if the crossing road is not a priority road.",
    basis: ["RTA 36(1)", "RTA 36(2)"],
    checked: "2026-11-21",
  },
  "intersection-yield-to-priority-or-wider-road": {
    rule: "This rule is for an intersection that no signal or officer directs and that is not a roundabout. If the crossing road is a priority road or clearly wider than yours, you must not get in the way of its traffic. The rule does not apply if you are on a priority road.",
    basis: ["RTA 36(2)"],
    checked: "2026-11-21",
  },
  "intersection-slow-into-priority-or-wider-road": {
    rule: "This rule is for an intersection that no signal or officer directs. You must drive slowly when you enter it if the crossing road is a priority road or clearly wider than yours. The rule does not apply if you are on a priority road.",
    basis: ["RTA 36(2)", "RTA 36(3)"],
    checked: "2026-11-21",
  },
  "intersection-priority-road-meaning": {
    rule: "A priority road is a road that signs or markings show as a priority road. A road is also a priority road if its centre line or lane markings continue through the intersection.",
    basis: ["RTA 36(2)"],
    checked: "2026-11-21",
  },
  "intersection-priority-road-no-slow-duty": {
    rule: "At an intersection without a view to the left and right, a vehicle on a priority road does not have to drive slowly for that reason. Its driver must still watch the traffic with care.",
    basis: ["RTA 42(i)", "RTA 36(4)"],
    checked: "2026-11-21",
  },
  "intersection-watch-all-users": {
    rule: "At every intersection you must take special care of traffic on the crossing road, oncoming vehicles that turn right and pedestrians who cross there. You must drive at a speed and in a way that are as safe as possible. This applies to drivers on a priority road, too.",
    basis: ["RTA 36(4)"],
    checked: "2026-11-21",
  },
  "intersection-stop-sign-where": {
    rule: "At a stop sign at an intersection that no signal or officer directs, a vehicle must stop (一時停止) just before the stop line. If there is no stop line, it must stop just before the intersection.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  "intersection-stop-sign-then-yield": {
    rule: "After a stop at a stop sign, you must not get in the way of the traffic on the crossing road. This applies at an intersection that no signal or officer directs.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  "intersection-stop-sign-and-signal": {
    rule: "Where an intersection has both a stop sign and signals, drivers obey the signals while they work normally. The stop sign applies when the signals flash or are off.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  "intersection-stop-means-wheels-at-rest": {
    rule: "To stop (一時停止) means that the wheels no longer turn. If you roll on very slowly at a stop sign, that is a violation.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  "intersection-two-stage-stop": {
    rule: "If you cannot see the crossing road after you have stopped at the stop line, you should move forward little by little. Stop again where you can see.",
    basis: ["KYO 5-7-3(3)"],
    checked: "2026-11-21",
  },
  "intersection-left-turn-inner-wheel": {
    rule: "When you turn left, you should look for bicycles and two-wheelers at the left rear, by mirror and with your own eyes. Your rear wheels run inside the front wheels and may catch them.",
    basis: ["KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "intersection-right-turn-hidden-motorcycle": {
    rule: "When an oncoming car lets you turn right, you should expect a motorcycle to come from behind it.",
    basis: ["KYO 5-7-1(1)"],
    checked: "2026-11-21",
  },
  "intersection-right-turn-crosswalk": {
    rule: "When you turn right, you must stop for pedestrians on a crosswalk and bicycles on a bicycle crossing. This applies if they cross, or are about to cross, the road that you enter.",
    basis: ["RTA 36(4)", "RTA 38(1)"],
    checked: "2026-11-21",
  },
  "intersection-blocked-do-not-enter": {
    rule: "This rule is for an intersection that signals or an officer direct. The traffic ahead might make you stop inside it and get in the way of the traffic on the crossing road. Then you must not enter, even on a green light.",
    basis: ["RTA 50(1)"],
    checked: "2026-11-21",
  },
  "intersection-rules-not-on-main-lanes": {
    rule: "The rules for traffic at intersections do not apply to motor vehicles on the main lanes of an expressway.",
    basis: ["RTA 16(2)"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-clockwise": {
    rule: "Vehicles must go clockwise round a roundabout that is designated by signs.",
    basis: ["RTA 4(3)", "SO 327-10"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-enter-slowly": {
    rule: "A vehicle must drive slowly when it enters a roundabout.",
    basis: ["RTA 37-2(2)"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-inside-comes-first": {
    rule: "A vehicle that enters a roundabout must not get in the way of vehicles that are already inside it.",
    basis: ["RTA 37-2(1)"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-overrides-other-priority": {
    rule: "In a roundabout, vehicles already inside come first. The rules on vehicles from the left, on priority and clearly wider roads, and on right turns do not apply there.",
    basis: ["RTA 37-2(1)"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-left-edge": {
    rule: "Whichever way a vehicle leaves a roundabout, it must move to the left edge of the road in advance. It must drive slowly along the edge of the roundabout, or over the part that signs or markings show.",
    basis: ["RTA 35-2"],
    checked: "2026-11-21",
  },
  "intersection-roundabout-crosswalk-duty": {
    rule: "At the crosswalks at the entrances and exits of a roundabout, drivers have the same duties to pedestrians as at any other crosswalk.",
    basis: ["RTA 37-2(3)", "RTA 38"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
