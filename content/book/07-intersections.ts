import type { Chapter } from "./schema";

export const intersections = {
  id: "intersections",
  title: "Intersections",
  intro:
    "Most accidents in towns happen where roads meet. At every intersection, ask three questions. Who directs it? Which road comes first? Who is crossing on foot?",
  know: [
    "intersection-left-turn-left-edge",
    "intersection-right-turn-centre",
    "intersection-right-turn-one-way-right-edge",
    "intersection-right-turn-gives-way",
    "intersection-left-comes-first",
    "intersection-yield-to-priority-or-wider-road",
    "intersection-stop-sign-where",
    "intersection-stop-means-wheels-at-rest",
    "intersection-roundabout-inside-comes-first",
    "signal-two-step-three-lanes",
  ],
  sections: [
    {
      title: "Turning left and right",
      stage: "provisional",
      prose: [
        "A turn begins well before the corner. Take your place early, so that those behind you can see what you will do and pass you. The place depends on the road. On a one-way road there is no oncoming traffic, so a right turn starts at the edge.",
        "The rear wheels cut the corner. If you swing out to the other side before a turn, you open a gap for a bicycle and then close it.",
      ],
      rules: [
        "intersection-left-turn-left-edge",
        "intersection-right-turn-centre",
        "intersection-right-turn-one-way-right-edge",
        "intersection-no-swing-before-turn",
      ],
      pictures: [
        "sc-left-position",
        "sc-right-position-two-way",
        "sc-right-position-one-way",
        "sc-right-position-one-way-centre",
      ],
    },
    {
      title: "Who waits for a right turn",
      stage: "provisional",
      prose: [
        "The right turn comes last, even if you have waited long in the middle. When the oncoming driver waves you through, that is only one driver. Look for the motorcycle behind.",
      ],
      rules: [
        "intersection-right-turn-gives-way",
        "intersection-right-turn-hidden-motorcycle",
        "intersection-right-turn-crosswalk",
        "intersection-left-turn-inner-wheel",
      ],
      pictures: [
        "sc-int-right-wait",
        "sc-int-right-shadow",
        "sc-left-cyclist",
        "sc-right-far-crosswalk",
        "sc-int-straight-oncoming-right",
        "sc-queue-gap",
        "sc-int-tram",
      ],
    },
    {
      title: "No signals: who comes first",
      stage: "provisional",
      remember:
        "Ask in this order: who has the priority road, who has the wider road, who comes from the left.",
      prose: [
        'Go through the list from the top and stop at the first answer. The list is: a stop sign, a priority road, a clearly wider road, a tram, and only then the vehicle from the left. Many people fail here because they believe that "left always comes first".',
      ],
      rules: [
        "intersection-signalised-meaning",
        "intersection-yield-to-priority-or-wider-road",
        "intersection-slow-into-priority-or-wider-road",
        "intersection-priority-road-meaning",
        "intersection-left-comes-first",
        "intersection-tram-comes-first",
        "intersection-own-priority-road-before-left-and-tram",
        "intersection-priority-road-no-slow-duty",
        "intersection-watch-all-users",
        "intersection-rules-not-on-main-lanes",
      ],
      pictures: [
        "sc-int-uncontrolled",
        "sc-int-uncontrolled-right",
        "sc-tram-left",
        "sc-int-wide-narrow",
        "sc-int-priority",
      ],
    },
    {
      title: "Stop signs",
      stage: "provisional",
      prose: [
        "At this sign your wheels must stand still. A low speed is not enough. Stop at the line first. If a wall hides the crossing road, stop a second time where you can see.",
      ],
      rules: [
        "intersection-stop-sign-where",
        "intersection-stop-sign-then-yield",
        "intersection-stop-sign-and-signal",
        "intersection-stop-means-wheels-at-rest",
        "intersection-two-stage-stop",
      ],
      pictures: ["sc-int-stop"],
    },
    {
      title: "Do not block the intersection",
      stage: "provisional",
      prose: [
        "Do not enter on a green light when the queue ahead has no room for you.",
      ],
      rules: ["intersection-blocked-do-not-enter"],
    },
    {
      title: "Roundabouts",
      stage: "provisional",
      prose: [
        "One rule replaces all the others: those inside come first. Everybody keeps to the left edge and leaves to the left. So you need a signal only when you leave.",
      ],
      rules: [
        "intersection-roundabout-clockwise",
        "intersection-roundabout-enter-slowly",
        "intersection-roundabout-inside-comes-first",
        "intersection-roundabout-overrides-other-priority",
        "intersection-roundabout-left-edge",
        "intersection-roundabout-crosswalk-duty",
      ],
      pictures: ["sc-roundabout", "sc-roundabout-exit"],
    },
    {
      title: "The two-step right turn",
      stage: "provisional",
      prose: [
        "Count the lanes on your side and look for a sign. The two-step turn is for mopeds, e-scooters and light vehicles. A motorcycle never makes it.",
      ],
      rules: [
        "signal-two-step-by-sign",
        "signal-two-step-three-lanes",
        "signal-two-step-otherwise",
        "signal-two-step-manner",
        "signal-two-step-e-scooter",
        "signal-right-turn-motorcycle",
        "signal-right-turn-motorcycle-125",
      ],
      pictures: [
        "sc-moped-two-step",
        "sc-moped-two-step-path",
        "sc-moped-direct-path",
      ],
    },
  ],
} as const satisfies Chapter;
