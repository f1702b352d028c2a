import type { Rules } from "./schema";

/** How to pass a railroad crossing and what to do when stuck on one. */
export const levelCrossings = {
  "level-crossing-stop-every-time": {
    rule: "You must stop just before a railroad crossing, or before its stop line, and check that it is safe. Do so every time before you cross, unless a traffic signal at the crossing shows that you may go.",
    basis: ["RTA 33(1)"],
    checked: "2026-11-21",
  },
  "level-crossing-open-barrier-still-stop": {
    rule: "At a railroad crossing without a traffic signal, you must stop even if the barrier is open and no alarm sounds. To drive across slowly is not enough.",
    basis: ["RTA 33(1)"],
    checked: "2026-11-21",
  },
  "level-crossing-following-vehicle-stops": {
    rule: "When you follow another vehicle across a railroad crossing without a traffic signal, you must make your own stop and safety check.",
    basis: ["RTA 33(1)"],
    checked: "2026-11-21",
  },
  "level-crossing-signal-no-stop": {
    rule: "Where a traffic signal at a railroad crossing shows that you may go, you do not have to stop before it. You must still check that it is safe.",
    basis: ["RTA 33(1)", "KYO 6-1-1(1)"],
    checked: "2026-11-21",
  },
  "level-crossing-alarm-or-barrier": {
    rule: "You must not enter a railroad crossing while the alarm sounds, or while the barrier is closed, is closing or begins to close.",
    basis: ["RTA 33(2)"],
    checked: "2026-11-21",
  },
  "level-crossing-no-room-beyond": {
    rule: "You must not enter a railroad crossing if the traffic ahead might make you stop on it. You must wait until there is room for your vehicle beyond it.",
    basis: ["RTA 50(2)"],
    checked: "2026-11-21",
  },
  "level-crossing-look-and-listen": {
    rule: "Before a railroad crossing you should look both ways and listen, for example with the window open and the radio turned down.",
    basis: ["RTA 33(1)", "KYO 6-1-1(1)"],
    checked: "2026-11-21",
  },
  "level-crossing-second-train": {
    rule: "After a train has passed a railroad crossing, you should expect another train from the other direction.",
    basis: ["KYO 6-1-1"],
    checked: "2026-11-21",
  },
  "level-crossing-low-gear-no-change": {
    rule: "In a manual car you should cross a railroad crossing in one go, in a low gear. Do not change gear, so that the engine does not stall.",
    basis: ["KYO 6-1-1(5)"],
    checked: "2026-11-21",
  },
  "level-crossing-slightly-to-centre": {
    rule: "On a railroad crossing you should drive slightly toward the centre, and not too close to the left edge. Then no wheel drops off the edge. Watch oncoming traffic.",
    basis: ["KYO 6-1-1(5)"],
    checked: "2026-11-21",
  },
  "level-crossing-breakdown": {
    rule: "If you cannot drive your vehicle off a railroad crossing, you must at once warn the railway staff or the police. Use an emergency signal or other means. You must take steps to move the vehicle off the crossing.",
    basis: ["RTA 33(3)"],
    checked: "2026-11-21",
  },
  "level-crossing-breakdown-how": {
    rule: "If your vehicle breaks down on a railroad crossing, you should at once press the emergency button. If there is none, light a flare. If you have none, wave something that is easy to see. Get passengers out and try to move the vehicle off the crossing.",
    basis: ["RTA 33(3)", "KYO 6-1-2"],
    checked: "2026-11-21",
  },
  "level-crossing-caught-by-barrier": {
    rule: "If the barrier closes while you are inside a railroad crossing, you should drive on and push the barrier open with the vehicle.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "level-crossing-stalled-starter": {
    rule: "If a manual car stalls on a railroad crossing and does not start again, the starter can move it off in first or second gear. This does not work in an automatic car or a car that starts only with the clutch pressed.",
    basis: ["KYO 6-1-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
