import type { Chapter } from "./schema";

export const levelCrossings = {
  id: "level-crossings",
  title: "Railroad crossings",
  intro:
    "A train cannot stop for you. So the law leaves you no choice here. You stop, look and listen every time, unless a traffic signal for the crossing shows that you may go.",
  know: [
    "level-crossing-stop-every-time",
    "level-crossing-open-barrier-still-stop",
    "level-crossing-following-vehicle-stops",
    "level-crossing-signal-no-stop",
    "level-crossing-alarm-or-barrier",
    "level-crossing-no-room-beyond",
    "level-crossing-second-train",
    "level-crossing-low-gear-no-change",
    "level-crossing-slightly-to-centre",
    "level-crossing-breakdown",
  ],
  sections: [
    {
      title: "Stop every time",
      stage: "provisional",
      remember: "Stop, window down, look, listen, room beyond.",
      prose: [
        "Make your own stop even if the barrier is open or the car ahead of you has stopped. The one exception is a traffic signal for the crossing. Even then you check.",
      ],
      rules: [
        "level-crossing-stop-every-time",
        "level-crossing-open-barrier-still-stop",
        "level-crossing-following-vehicle-stops",
        "level-crossing-signal-no-stop",
        "level-crossing-alarm-or-barrier",
        "level-crossing-no-room-beyond",
      ],
      pictures: ["sc-rail-look", "sc-rail-flashing", "sc-rail-queue"],
    },
    {
      title: "Crossing",
      stage: "provisional",
      prose: [
        "A train that has passed can hide the next one. In a manual car, choose the gear before the rails, not on them.",
      ],
      rules: [
        "level-crossing-look-and-listen",
        "level-crossing-second-train",
        "level-crossing-low-gear-no-change",
        "level-crossing-slightly-to-centre",
      ],
    },
    {
      title: "If something goes wrong",
      stage: "provisional",
      prose: [
        "Warn first. The button stops trains, and you may not have enough time to push the car. If you are inside and the barrier is down, do not stop in front of it. It is made to open when you push it.",
      ],
      rules: [
        "level-crossing-breakdown",
        "level-crossing-breakdown-how",
        "level-crossing-caught-by-barrier",
        "level-crossing-stalled-starter",
      ],
      pictures: ["sc-rail-stalled"],
    },
  ],
} as const satisfies Chapter;
