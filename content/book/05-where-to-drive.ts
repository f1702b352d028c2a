import type { Chapter } from "./schema";

export const whereToDrive = {
  id: "where-to-drive",
  title: "Where to drive",
  intro:
    "Traffic in Japan keeps left. Everything else in this chapter says how far left, in which lane, and for whom you have to make room.",
  sections: [
    {
      title: "Words of the law",
      stage: "provisional",
      prose: [
        "One word can decide a statement: a rule for vehicles binds a bicycle too, a rule for motor vehicles does not.",
      ],
      rules: ["position-word-vehicle"],
    },
    {
      title: "Roadway, sidewalk and side strip",
      stage: "provisional",
      prose: [
        "The strip beside the road belongs to people on foot. You cross it only to get somewhere, and you stop first, every time, even when nobody is there: a habit that does not depend on what you happen to see.",
      ],
      rules: [
        "position-use-roadway",
        "position-stop-before-sidewalk",
        "position-stop-before-side-strip-parking",
        "position-side-strip-motor-vehicles",
        "position-side-strip-width",
        "position-cycle-track",
        "position-shoulder",
        "position-shoulder-two-wheelers",
        "position-no-entry-areas",
        "position-pedestrian-road-permit",
        "position-pedestrian-road-slowly",
      ],
    },
    {
      title: "Left of the centre",
      stage: "provisional",
      prose: [
        "The cases in which you may go over the centre are few, and a one-way road is the only one in which you may do so freely.",
      ],
      rules: [
        "position-keep-left",
        "position-over-centre-five-cases",
        "position-over-centre-one-way",
        "position-over-centre-as-little",
        "position-one-way",
      ],
    },
    {
      title: "Lanes",
      stage: "provisional",
      prose: [
        "Think of the rightmost lane as borrowed: you give it back when you have overtaken. Every change of lane costs the others attention, so make it only when you need it.",
      ],
      rules: [
        "position-no-lanes-cars",
        "position-no-lanes-light-vehicles",
        "position-two-lanes",
        "position-three-lanes",
        "position-leftmost-lane-mopeds",
        "position-overtaking-next-lane",
        "position-overtaking-lane-stay",
        "position-straddling-lanes",
        "position-change-without-need",
        "position-change-hindering",
        "position-direction-lanes",
        "position-direction-lanes-exempt",
      ],
    },
    {
      title: "Bus lanes and buses",
      stage: "provisional",
      prose: [
        "Priority lane: share it, and be out of it in time. Dedicated lane: keep out. A jam is the usual reason why a driver is caught in the way of a bus.",
      ],
      rules: [
        "position-dedicated-lane",
        "position-dedicated-lane-mopeds",
        "position-bus-priority-lane",
        "position-bus-priority-lane-congestion",
        "position-bus-priority-lane-left-turn",
        "position-bus-priority-lane-mopeds",
        "position-bus-priority-lane-beside",
        "position-bus-pulling-out",
        "position-bus-caught-up",
        "position-dedicated-bicycle-lane",
        "position-bus-priority-lane-school-bus",
      ],
      pictures: [
        "sc-bus-lane",
        "sc-bus-lane-only",
        "sc-bus-leaving",
        "sc-bus-leaving-near",
      ],
    },
    {
      title: "Tram tracks",
      stage: "provisional",
      prose: ["Rails are not a lane. A tram cannot go round you."],
      rules: [
        "position-tram-track",
        "position-tram-track-allowed",
        "position-tram-track-sign",
        "position-tram-track-tram-behind",
      ],
    },
    {
      title: "Emergency vehicles",
      stage: "provisional",
      prose: [
        'Near an intersection nobody can know which way the ambulance will turn, so everybody clears it and stops. Elsewhere its way is plain, and making room is enough. "Always stop" is the usual wrong answer.',
      ],
      rules: [
        "position-emergency-near-intersection",
        "position-emergency-inside-intersection",
        "position-emergency-elsewhere",
        "position-emergency-one-way",
        "position-emergency-siren",
        "position-emergency-right-side",
        "position-emergency-need-not-stop",
        "position-emergency-speed-ordinary-road",
        "position-emergency-speed-expressway",
        "position-road-maintenance-vehicle",
        "position-fire-fighting-vehicle",
      ],
      pictures: [
        "sc-emergency-near-crossing",
        "sc-emergency-near-crossing-one-way",
        "sc-emergency-midblock",
      ],
    },
    {
      title: "Leaving the road, cutting in, blocking",
      stage: "provisional",
      prose: [
        "Take your place early and the others can read your mind. A queue is not an invitation to be passed.",
      ],
      rules: [
        "position-leave-road-left",
        "position-leave-road-right",
        "position-let-turner-move-over",
        "position-cross-u-turn-reverse",
        "position-cross-u-turn-reverse-sign",
        "position-cutting-in",
        "position-do-not-block-crossing",
      ],
      pictures: ["sc-sidewalk-crossing"],
    },
    {
      title: "Moving off",
      stage: "provisional",
      prose: [
        "Mirrors do not show everything: turn your head before you move.",
      ],
      rules: ["position-moving-off", "position-pulling-out-give-way"],
    },
  ],
} as const satisfies Chapter;
