import type { Chapter } from "./schema";

export const parkingAndStopping = {
  id: "parking-and-stopping",
  title: "Parking and stopping",
  intro:
    "Two questions solve nearly every problem: is this parking or only stopping, and is this a place where both are forbidden or only parking?",
  sections: [
    {
      title: "What is parking, what is stopping",
      prose: [
        'Look at the driver and at the reason. Driver gone: parking. Waiting: parking. People getting on or off: stopping. Goods: look at the clock. "Only a minute" is never an argument.',
      ],
      rules: [
        "parking-meaning-standing-continuously",
        "parking-meaning-driver-away",
        "parking-loading-5-minutes-is-stopping",
        "parking-loading-over-5-minutes",
        "parking-boarding-is-stopping",
        "parking-waiting-is-parking",
        "parking-stopping-meaning",
      ],
    },
    {
      title: "No stopping and no parking",
      prose: [
        "A standing car at these places hides people or blocks those who cannot go round: the corner, the crossing, the tram, the crest. To remember the figures: the short distance for places on the road, the long one where something big arrives, a bus, a tram or a train.",
      ],
      rules: [
        "parking-no-stopping-signed",
        "parking-no-stopping-places-list",
        "parking-no-stopping-steep-slope-both-ways",
        "parking-no-stopping-tunnel",
        "parking-no-stopping-intersection-5m",
        "parking-no-stopping-corner-5m",
        "parking-no-stopping-crosswalk-5m",
        "parking-no-stopping-safety-zone-10m",
        "parking-no-stopping-bus-stop-10m",
        "parking-bus-stop-outside-hours",
        "parking-no-stopping-level-crossing-10m",
        "parking-no-stopping-exceptions",
        "parking-waiting-for-signal-is-no-violation",
      ],
      pictures: ["sc-park-distances"],
    },
    {
      title: "No parking, but stopping allowed",
      prose: [
        "Firemen need water, neighbours need their gate, workers need room. Picture who could not do their work because of your car, and you remember the place.",
      ],
      rules: [
        "parking-no-parking-signed",
        "parking-garage-entrance-3m",
        "parking-own-garage-entrance-3m",
        "parking-roadworks-5m",
        "parking-fire-equipment-5m",
        "parking-hydrant-5m",
        "parking-fire-water-source-5m",
        "parking-fire-alarm-1m",
        "parking-3-5m-free-on-right",
        "parking-3-5m-exceptions",
        "parking-elderly-and-disabled-permit",
        "parking-hazard-lamps-do-not-permit",
      ],
    },
    {
      title: "How to stop and park",
      prose: ["Left edge, in line, one car deep; on a one-way road too."],
      rules: [
        "parking-left-edge-stopping",
        "parking-left-edge-parking",
        "parking-one-way-left-edge",
        "parking-beside-sidewalk",
        "parking-no-sidewalk-no-strip",
        "parking-no-double-parking",
        "parking-signed-method",
      ],
      pictures: ["sc-park-strip-none"],
    },
    {
      title: "Side strips",
      prose: [
        "With one line you share a wide strip and leave people on foot their part. With two lines you stay out.",
      ],
      rules: [
        "parking-side-strip-0-75m-or-less",
        "parking-side-strip-over-0-75m",
        "parking-side-strip-very-wide",
        "parking-side-strip-solid-and-broken",
        "parking-side-strip-two-solid-lines",
        "parking-side-strip-not-for-pedestrians",
      ],
      pictures: [
        "sc-park-strip-gap",
        "sc-park-strip-edge",
        "sc-park-strip-broken",
        "sc-park-strip-two-lines-outside",
        "sc-park-strip-two-lines-inside",
      ],
    },
    {
      title: "Leaving the car",
      prose: [
        "Imagine the brake fails while you are away: the gear and the wheels must still hold the car.",
      ],
      rules: [
        "parking-leaving-stop-engine-and-brake",
        "parking-leaving-key-and-lock",
        "parking-leaving-gear",
        "parking-slope-wheels-and-chocks",
      ],
      pictures: ["sc-park-hill-up", "sc-park-hill-down"],
    },
    {
      title: "Night, long parking and keeping a car",
      rules: [
        "parking-night-lights",
        "parking-same-place-12-hours",
        "parking-road-is-no-garage",
        "parking-garage-space-required",
        "parking-garage-sticker-abolished",
        "parking-abandoned-user-pays",
        "parking-time-limited",
        "parking-towed-away-by-police",
        "parking-violation-sticker",
        "parking-meter-no-extension",
      ],
    },
  ],
} as const satisfies Chapter;
