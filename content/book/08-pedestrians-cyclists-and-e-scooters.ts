import type { Chapter } from "./schema";

export const pedestriansCyclistsAndEScooters = {
  id: "pedestrians-cyclists-and-e-scooters",
  title: "Pedestrians, cyclists and e-scooters",
  intro:
    "People without a metal box around them come first. At a crosswalk the law leaves you no choice, and most of the questions of this chapter are about exactly that moment.",
  sections: [
    {
      title: "Who counts as a pedestrian",
      prose: [
        "Pushing makes a rider a pedestrian; a sidecar or a trailer undoes it.",
      ],
      rules: [
        "pedestrian-right-edge",
        "pedestrian-wheelchair-and-pram",
        "pedestrian-pushing-two-wheeler",
        "pedestrian-sidecar-or-towing-is-no-pedestrian",
        "pedestrian-mobility-device",
        "pedestrian-delivery-robot",
        "pedestrian-procession-right-edge",
        "pedestrian-procession-do-not-cut-through",
        "pedestrian-age-child-and-infant",
      ],
    },
    {
      title: "Passing people on foot",
      prose: [
        "The law gives two ways: room or a low speed. Where there is no room, only the second is left.",
      ],
      rules: [
        "pedestrian-passing-gap-or-slowly",
        "pedestrian-no-splashing",
        "pedestrian-beside-parked-cars",
        "pedestrian-check-before-opening-door",
        "pedestrian-expect-running-child",
        "pedestrian-on-side-strip-gap-or-slowly",
      ],
      pictures: ["sc-pass-people", "sc-car-door"],
    },
    {
      title: "Crosswalks",
      prose: [
        "Three steps: come at a speed that lets you stop, stop if anybody crosses or is about to, and treat every vehicle standing before the crossing as a wall with somebody behind it.",
        "Near a crossing without signals even passing in your own lane is forbidden. People often remember only overtaking.",
      ],
      rules: [
        "pedestrian-crosswalk-approach-speed",
        "pedestrian-crosswalk-stop",
        "pedestrian-crosswalk-standing-vehicle",
        "pedestrian-crosswalk-overtaking-and-passing-30m",
        "pedestrian-crossing-without-crosswalk",
      ],
      pictures: ["sc-cross-pedestrian", "sc-cross-stopped-car", "sc-cross-30m"],
    },
    {
      title: "People who need your care",
      prose: [
        "The law names them so that you recognise them in time: the cane, the dog, the wheelchair, the child alone. For all of them you stop or go slowly.",
      ],
      rules: [
        "pedestrian-vulnerable-stop-or-slow-list",
        "pedestrian-cane-colours",
        "pedestrian-elderly-stop-or-slow",
        "pedestrian-walking-frame",
        "pedestrian-vulnerable-gap-is-not-enough",
      ],
      pictures: ["sc-white-cane"],
    },
    {
      title: "School buses, safety zones and trams",
      prose: [
        "The question is always where the people are. On a safety zone they are protected, so you may pass slowly; where there is none, they will walk across your lane.",
      ],
      rules: [
        "pedestrian-school-bus-slowly",
        "pedestrian-safety-zone-slowly",
        "pedestrian-tram-stop-wait",
        "pedestrian-tram-stop-safety-zone",
        "pedestrian-tram-stop-1-5m",
      ],
      pictures: ["sc-school-bus", "sc-tram-safety-zone", "sc-tram-no-zone"],
    },
    {
      title: "Bicycles",
      prose: [
        "A bicycle is a vehicle, so its place is on the left of the roadway. The sidewalk is the exception, and even there people on foot come first.",
        "The rule on passing names no distance. Whoever quotes metres as the law is wrong; what the law asks is a speed that fits the room you have.",
      ],
      rules: [
        "bicycle-roadway-left-edge",
        "bicycle-side-strip-left-only",
        "bicycle-sidewalk-when",
        "bicycle-sidewalk-slowly",
        "bicycle-passing-safe-speed",
        "bicycle-passing-rule-not-on-sidewalk",
        "bicycle-passed-keeps-left",
        "bicycle-passing-no-fixed-distance",
        "bicycle-no-crossing-line-wait",
        "bicycle-crossing-must-be-used",
        "bicycle-crossing-driver-duty",
        "bicycle-side-by-side",
        "bicycle-helmet-effort",
        "bicycle-blue-ticket-16",
        "bicycle-blue-ticket-under-16",
        "bicycle-serious-offences-criminal",
        "bicycle-alcohol",
        "bicycle-phone",
        "bicycle-alcohol-others",
        "bicycle-stop-and-one-way-signs",
        "bicycle-on-roadway-vehicle-lights",
      ],
    },
    {
      title: "E-scooters",
      prose: [
        "No licence, but an age; a machine limited in size and speed; a sidewalk mode that shows itself by a flashing lamp.",
      ],
      rules: [
        "escooter-definition",
        "escooter-age-16-no-licence",
        "escooter-no-lending-under-16",
        "escooter-under-16-penalty",
        "escooter-sidewalk-mode",
        "escooter-sidewalk-pedestrians-first",
        "escooter-side-strip",
        "escooter-plate-and-insurance",
        "escooter-helmet-effort",
        "escooter-no-passenger",
        "escooter-left-edge",
      ],
    },
    {
      title: "Mopeds and motorcycles",
      prose: [
        "The new moped has a bigger engine and the same old rules: what counts is its limited power.",
      ],
      rules: [
        "moped-new-standard",
        "moped-new-standard-same-rules",
        "moped-rider-only",
        "motorcycle-passenger-1-year",
        "motorcycle-passenger-expressway-20-and-3-years",
        "motorcycle-looks-far-and-slow",
        "motorcycle-in-blind-spot",
        "moped-pedals-and-motor",
        "motorcycle-passenger-where-forbidden",
        "motorcycle-no-sidewalk-or-side-strip",
      ],
    },
  ],
} as const satisfies Chapter;
