import type { Rules } from "./schema";

/** Signals that a driver gives with lamps, arm and horn. */
export const driverSignals = {
  "driver-signal-when": {
    rule: "You must give a signal when you turn left or right, make a U-turn, change course, drive slowly, stop or reverse. In a roundabout you signal only when you leave it, drive slowly, stop or reverse.",
    basis: ["RTA 53(1)", "RTA 53(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-until-finished": {
    rule: "You must keep a signal on until you have finished the turn, the change of course or the other act. Then you must stop it at once.",
    basis: ["RTA 53(1)", "RTA 53(4)"],
    checked: "2026-11-21",
  },
  "driver-signal-not-without-intention": {
    rule: "You must not give a signal for an act and then not do it.",
    basis: ["RTA 53(4)"],
    checked: "2026-11-21",
  },
  "driver-signal-turn-30m": {
    rule: "You must signal a left turn, a right turn or a U-turn from 30 m before the point of the turn. At an intersection, count the 30 m from its near edge. In a roundabout this rule does not apply.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-lane-change-3-seconds": {
    rule: "You must signal a change of lane or course to the left or right 3 seconds before you make it.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-slow-stop-reverse": {
    rule: "You must signal slow driving, stopping or reversing at the time when you do it. Use the brake lamps, the reversing lamps or the arm.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-moving-off-right": {
    rule: "When you move off from the left edge of the road, you must check that it is safe. You must signal right for 3 seconds, as for a change of course.",
    basis: ["RTA 53", "RTO 21", "KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "driver-signal-roundabout-no-entry-signal": {
    rule: "You do not signal to enter a roundabout.",
    basis: ["RTA 53(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-roundabout-exit": {
    rule: "When you leave a roundabout, you must signal left. Begin when you have passed the exit before your own, and go on until you have left the roundabout. If you take the first exit, begin when you enter.",
    basis: ["RTA 53(2)", "RTO 21(2)"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-left": {
    rule: "This is the arm signal for a left turn or a change of course to the left. Hold the left arm straight out on the left. Or hold the right arm out on the right and bend it upward at the elbow.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-right": {
    rule: "This is the arm signal for a right turn, a U-turn or a change of course to the right. Hold the right arm straight out on the right. Or hold the left arm out on the left and bend it upward at the elbow.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-slow-or-stop": {
    rule: "To signal slow driving or stopping by arm, hold the arm out and slanting downward.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-reversing": {
    rule: "To signal reversing by arm, hold the arm out and slanting downward with the palm to the back. Move it forward and backward.",
    basis: ["RTO 21"],
    checked: "2026-11-21",
  },
  "driver-signal-arm-in-bright-sun": {
    rule: "When the direction lamps are hard to see, as in bright evening sun, you should add the arm signal.",
    basis: ["KYO 5-5-1"],
    checked: "2026-11-21",
  },
  "horn-at-sound-horn-sign": {
    rule: "You must sound the horn at a place with the sound horn sign.",
    basis: ["RTA 54(1)(i)", "SO 328"],
    checked: "2026-11-21",
  },
  "horn-in-horn-section": {
    rule: "Inside a horn section shown by signs, you must sound the horn at intersections where you cannot see to the left and right. You must also sound it at blind bends and at blind crests of uphill slopes.",
    basis: ["RTA 54(1)(ii)", "SO 328-2"],
    checked: "2026-11-21",
  },
  "horn-only-sign-or-danger": {
    rule: "You must not sound the horn. There are two exceptions: where the law requires it, and where you cannot prevent a danger in another way.",
    basis: ["RTA 54(2)"],
    checked: "2026-11-21",
  },
  "horn-not-for-greeting-or-urging": {
    rule: "You must not use the horn as a greeting, to thank others, or to make pedestrians or other vehicles hurry.",
    basis: ["RTA 54(2)"],
    checked: "2026-11-21",
  },
  "horn-blind-bend-without-sign": {
    rule: "At a blind bend without a sound horn sign and outside a horn section, you must not sound the horn. The exception is when you cannot prevent a danger in another way.",
    basis: ["RTA 54"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
