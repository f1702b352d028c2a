import type { Chapter } from "./schema";

export const levelCrossings = {
  id: "level-crossings",
  title: "Railroad crossings",
  intro:
    "A train cannot stop for you. That is why the law leaves nothing to judgement here: you stop, look and listen every time, unless a traffic signal for the crossing shows that you may go.",
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
        "Neither the open barrier nor the car ahead of you makes your own stop needless. The one exception is a traffic signal for the crossing, and even then you check.",
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
        "Warn first: the button stops trains; pushing the car may take longer than you have. The barrier is made to give way, so do not stop in front of it from the inside.",
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
