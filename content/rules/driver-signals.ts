import type { Rules } from "./schema";

/** Signals that a driver gives with lamps, arm and horn. */
export const driverSignals = {
  "driver-signal-when": {
    rule: "A driver must give a signal when turning left or right, making a U-turn, changing course, driving slowly, stopping or reversing. In a roundabout only leaving it, driving slowly, stopping and reversing are signalled.",
    basis: ["RTA 53(1)", "RTA 53(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-until-finished": {
    rule: "A driver must keep a signal on until the turn, the change of course or the other act is finished, and must then stop it at once.",
    basis: ["RTA 53(1)", "RTA 53(4)"],
    checked: "2026-11-21",
  },
  "driver-signal-not-without-intention": {
    rule: "A driver must not give a signal for an act without carrying it out.",
    basis: ["RTA 53(4)"],
    checked: "2026-11-21",
  },
  "driver-signal-turn-30m": {
    rule: "A driver must signal a left turn, a right turn or a U-turn from 30 m before the point of the turn, except in a roundabout. At an intersection the 30 m are counted from its near edge.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-lane-change-3-seconds": {
    rule: "A driver must signal a change of lane or course to the left or right 3 seconds before making it.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-slow-stop-reverse": {
    rule: "A driver must signal slow driving, stopping or reversing at the time of the act itself, with the brake lamps, the reversing lamps or the arm.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-moving-off-right": {
    rule: "When moving off from the left edge of the road, a driver must check that it is safe and signal right for 3 seconds, as for a change of course.",
    basis: ["RTA 53", "RTO 21", "KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "driver-signal-roundabout-no-entry-signal": {
    rule: "A driver does not signal in order to enter a roundabout.",
    basis: ["RTA 53(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-roundabout-exit": {
    rule: "When you leave a roundabout, you must signal left from the moment when you have passed the exit before your own, or from entering if you take the first exit, until you have left it.",
    basis: ["RTA 53(2)", "RTO 21(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-left": {
    rule: "The arm signal for a left turn or a change of course to the left is the left arm held straight out on the left, or the right arm held out on the right and bent upward at the elbow.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-right": {
    rule: "The arm signal for a right turn, a U-turn or a change of course to the right is the right arm held straight out on the right, or the left arm held out on the left and bent upward at the elbow.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-slow-or-stop": {
    rule: "The arm signal for slow driving or stopping is the arm held out and slanting downward.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-reversing": {
    rule: "The arm signal for reversing is the arm held out and slanting downward with the palm to the back, moved forward and backward.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-in-bright-sun": {
    rule: "When the direction lamps are hard to see, as in bright evening sun, a driver should add the arm signal.",
    basis: ["KYO 5-5-1"],
    checked: "2026-11-21",
  },
  "horn-at-sound-horn-sign": {
    rule: "A driver must sound the horn at a place with the sound horn sign.",
    basis: ["RTA 54(1)(i)", "SO 328"],
    checked: "2026-11-21",
  },
  "horn-in-horn-section": {
    rule: "Inside a horn section shown by signs, a driver must sound the horn at intersections without a view to the left and right, at blind bends and at blind crests of uphill slopes.",
    basis: ["RTA 54(1)(ii)", "SO 328-2"],
    checked: "2026-11-21",
  },
  "horn-only-sign-or-danger": {
    rule: "Except where the law requires the horn, a driver must not sound it unless this is unavoidable to prevent danger.",
    basis: ["RTA 54(2)"],
    checked: "2026-11-21",
  },
  "horn-not-for-greeting-or-urging": {
    rule: "A driver must not use the horn as a greeting, to thank others, or to make pedestrians or other vehicles hurry.",
    basis: ["RTA 54(2)"],
    checked: "2026-11-21",
  },
  "horn-blind-bend-without-sign": {
    rule: "At a blind bend without a sound horn sign and outside a horn section, a driver need not and must not sound the horn unless this is unavoidable to prevent danger.",
    basis: ["RTA 54"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
