import type { Chapter } from "./schema";

export const driversSignalsHornAndLights = {
  id: "drivers-signals-horn-and-lights",
  title: "Driver's signals, horn and lights",
  intro:
    "With lamps, arm and horn you speak to others on the road. Speak early, mean what you say, and do not shout.",
  know: [
    "driver-signal-turn-30m",
    "driver-signal-lane-change-3-seconds",
    "driver-signal-until-finished",
    "driver-signal-roundabout-exit",
    "driver-signal-arm-right",
    "driver-signal-arm-left",
    "horn-only-sign-or-danger",
    "light-night-sunset-to-sunrise",
    "light-on-by-day-50m",
    "light-dip-for-oncoming",
  ],
  sections: [
    {
      title: "Signalling",
      stage: "provisional",
      remember: "Metres for a turn, seconds for a lane.",
      prose: [
        "For a turn you count metres, for a change of course you count seconds. Mixing up the two is one of the most frequent mistakes in the test. The signal ends with the act, not some time later.",
      ],
      rules: [
        "driver-signal-when",
        "driver-signal-until-finished",
        "driver-signal-not-without-intention",
        "driver-signal-turn-30m",
        "driver-signal-lane-change-3-seconds",
        "driver-signal-slow-stop-reverse",
        "driver-signal-moving-off-right",
        "driver-signal-roundabout-no-entry-signal",
        "driver-signal-roundabout-exit",
      ],
    },
    {
      title: "Arm signals",
      stage: "provisional",
      prose: [
        "An arm held straight out points to that side. An arm bent upward points to the other side. An arm slanting down means slower.",
      ],
      rules: [
        "driver-signal-arm-left",
        "driver-signal-arm-right",
        "driver-signal-arm-slow-or-stop",
        "driver-signal-arm-reversing",
        "driver-signal-arm-in-bright-sun",
      ],
      pictures: [
        "dh-right-arm-level",
        "dh-right-arm-up",
        "dh-arm-down",
        "dh-arm-back",
        "dh-moto-left-level",
        "dh-moto-left-up",
        "dh-moto-left-down",
      ],
    },
    {
      title: "Horn",
      stage: "provisional",
      prose: [
        "The horn is for signs and for danger. It is not for thanks, and not for making others hurry.",
      ],
      rules: [
        "horn-at-sound-horn-sign",
        "horn-in-horn-section",
        "horn-only-sign-or-danger",
        "horn-not-for-greeting-or-urging",
        "horn-blind-bend-without-sign",
      ],
    },
    {
      title: "When the lights must be on",
      stage: "full",
      prose: [
        "Night is from sunset to sunrise. Figures in minutes before and after come from other countries.",
      ],
      rules: [
        "light-night-sunset-to-sunrise",
        "light-on-at-night",
        "light-moped-on-at-night",
        "light-on-by-day-50m",
        "light-on-by-day-expressway-200m",
        "light-lit-tunnel-exempt-at-night",
        "light-lamps-fail-at-night",
        "light-tunnel-by-day-with-view",
      ],
    },
    {
      title: "High and low beam",
      stage: "full",
      prose: [
        "At night you normally use the high beam, and you change to low beam for others. In fog it is the other way round: there the high beam blinds you.",
      ],
      rules: [
        "light-high-beam-normal-at-night",
        "light-dip-for-oncoming",
        "light-dip-when-following",
        "light-dip-in-busy-town",
        "light-fog-dipped-beam",
        "light-announce-at-blind-place",
        "light-high-beam-reach-100m",
        "light-dipped-beam-reach-40m",
        "light-stop-within-lit-range",
      ],
    },
    {
      title: "Seeing at night",
      stage: "full",
      prose: [
        "You cannot see what the lamps do not reach. Sometimes you cannot see what the lamps of two cars reach, either.",
      ],
      rules: [
        "light-dazzle-look-left-front",
        "light-evaporation-effect",
        "light-night-go-slower-than-by-day",
        "light-on-early-at-dusk",
        "light-cabin-lamp-off",
        "light-look-beyond-car-ahead",
        "light-glare",
      ],
      pictures: ["sc-night-glare", "sc-night-bend"],
    },
  ],
} as const satisfies Chapter;
