import type { Chapter } from "./schema";

export const signals = {
  id: "signals",
  title: "Signals",
  intro:
    "Lights, arrows and the arms of a police officer all answer one question: may I go past the stopping position now, and in which direction?",
  sections: [
    {
      title: "Green, yellow, red",
      stage: "provisional",
      prose: [
        "Green gives permission, not an order: look first, and stay out of the intersection if the road beyond it is full. Yellow is the beginning of red, not the end of green.",
        "To remember what those already turning may do: a left turn gets out of the way at once, so it is finished; a car turning right finishes too, but gives way; those who turn right in two steps wait where they are.",
      ],
      rules: [
        "signal-green-permits",
        "signal-green-two-step",
        "signal-yellow",
        "signal-yellow-pedestrians",
        "signal-red",
        "signal-red-while-turning-left",
        "signal-red-while-turning-right",
        "signal-red-while-turning-right-two-step",
        "signal-sequence",
        "signal-lamp-order-horizontal",
        "signal-lamp-order-vertical",
        "signal-cross-road-red",
      ],
      pictures: ["sg-green", "sg-yellow", "sg-red", "sg-vertical"],
    },
    {
      title: "Where to stop",
      stage: "provisional",
      prose: [
        "The stop line comes first. Where there is none, go through the list in order: the intersection or the crossing at its edge, then a crossing away from an intersection, then the signal itself.",
      ],
      rules: [
        "signal-stopping-position-line",
        "signal-stopping-position-intersection",
        "signal-stopping-position-crossing",
        "signal-stopping-position-signal",
      ],
    },
    {
      title: "Arrows",
      stage: "provisional",
      prose: [
        "An arrow opens one direction while everything else stays red. Ask two things: does the arrow show my direction, and is it for my kind of vehicle? The usual trap is the right arrow: it is not for those who must turn right in two steps.",
      ],
      rules: [
        "signal-green-arrow",
        "signal-green-arrow-other-directions",
        "signal-green-arrow-not-trams",
        "signal-right-arrow-u-turn",
        "signal-right-arrow-two-step",
        "signal-right-arrow-motorcycle",
        "signal-straight-arrow-two-step",
      ],
      pictures: [
        "sg-red-arrow-left",
        "sg-red-arrow-straight",
        "sg-red-arrow-right",
        "sg-red-arrows-straight-left",
        "sg-red-arrows-all",
        "sg-yellow-arrow",
      ],
    },
    {
      title: "Flashing signals",
      stage: "provisional",
      prose: [
        "Think of the flashing red light as a stop sign and of the flashing yellow light as a warning sign.",
      ],
      rules: [
        "signal-flashing-yellow",
        "signal-flashing-yellow-no-stop",
        "signal-flashing-red",
        "signal-flashing-red-pedestrians",
      ],
      pictures: [
        "sg-flash-red",
        "sg-flash-yellow",
        "sg-single-flash-red",
        "sg-single-flash-yellow",
      ],
    },
    {
      title: "The left turn permitted board",
      stage: "provisional",
      prose: [
        "Do not mix it up with the one-way sign: the colours are exchanged. It lets you turn, but gives you no priority.",
      ],
      rules: [
        "signal-left-turn-board",
        "signal-left-turn-board-pedestrians",
        "signal-left-turn-board-not-one-way",
      ],
      pictures: ["sg-red-left-board", "x-left-turn-board"],
    },
    {
      title: "Lights for pedestrians, lanes and certain vehicles",
      stage: "provisional",
      prose: [
        "Pedestrian lights matter to a driver too: they tell you who may still step out in front of you when you turn.",
      ],
      rules: ["signal-pedestrians-and-bicycles"],
      pictures: [
        "sg-ped-green",
        "sg-ped-flash",
        "sg-ped-red",
        "sg-ped-bike-green",
        "sg-ped-bike-red",
        "sg-bike-green",
        "sg-bike-red",
        "sg-bus-only",
        "sg-lane-x",
        "sg-rail-crossing",
      ],
    },
    {
      title: "Police officers and traffic wardens",
      stage: "provisional",
      prose: [
        "The body is the signal. See the chest or the back as a red light, and the side as a green one; an arm or a lamp raised turns that green into yellow, and the red stays red.",
        'A raised arm is the classic trap: it does not mean "stop" for everybody.',
      ],
      rules: [
        "signal-officer-over-lights",
        "signal-guard-not-binding",
        "signal-stopping-position-officer",
        "signal-officer-arm-raised-parallel",
        "signal-traffic-warden-binds",
      ],
      pictures: [
        "ph-arms-side-front",
        "ph-arms-side-back",
        "ph-arms-side-parallel",
        "ph-arms-down-front",
        "ph-arms-down-side",
        "ph-arm-up-front",
        "ph-arm-up-back",
        "ph-arm-up-parallel",
        "pl-lamp-swing-front",
        "pl-lamp-swing-parallel",
        "pl-lamp-up-front",
        "pl-lamp-up-back",
        "pl-lamp-up-parallel",
      ],
    },
  ],
} as const satisfies Chapter;
