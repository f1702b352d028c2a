import type { Chapter } from "./schema";

export const expressways = {
  id: "expressways",
  title: "Expressways",
  intro:
    "Speed is high, and everybody goes the same way. The rules take care that nothing stands, turns or walks there.",
  sections: [
    {
      title: "Which roads, and for whom",
      prose: [
        "Two kinds of road share one name. The difference matters for the minimum speed, for slow vehicles and for trailers.",
      ],
      rules: [
        "expressway-two-kinds",
        "expressway-closed-to",
        "expressway-closed-to-mopeds",
        "expressway-closed-to-minicars",
        "expressway-motorcycle-over-125cc",
        "expressway-national-closed-to-slow-vehicles",
      ],
    },
    {
      title: "Before you go",
      prose: [
        "An empty tank is bad luck on an ordinary road. Here it is an offence, since a standing car is a danger to many.",
      ],
      rules: [
        "expressway-check-before-entering",
        "expressway-out-of-fuel-offence",
        "expressway-dropped-load-offence",
      ],
    },
    {
      title: "Entering",
      prose: [
        "Reach the speed of the others before you join them; that is what the acceleration lane is for.",
      ],
      rules: [
        "expressway-acceleration-lane",
        "expressway-accelerate-in-acceleration-lane",
        "expressway-entering-must-not-hinder",
        "expressway-main-lane-helps-merging",
        "expressway-two-main-lanes-merge",
        "expressway-emergency-vehicle-entering-or-leaving",
        "expressway-acceleration-lane-do-not-stop",
      ],
      pictures: ["sc-expwy-merge"],
    },
    {
      title: "Driving on the main lanes",
      rules: [
        "expressway-no-crossing-u-turn-reversing",
        "expressway-no-stopping-or-parking",
        "expressway-breakdown-on-shoulder",
        "expressway-no-rest-on-shoulder",
        "expressway-no-driving-on-shoulder",
        "expressway-two-lanes-keep-left",
        "expressway-three-lanes-rightmost-for-overtaking",
        "expressway-trailer-leftmost-lane-national",
        "expressway-trailer-motor-vehicle-only-road",
        "expressway-signed-lane-for-vehicle-type",
        "expressway-crosswind",
        "expressway-jam-ahead-hazard-lamps",
        "expressway-wrong-way",
        "expressway-keep-slightly-left",
        "expressway-climbing-lane-for-slow-vehicles",
        "expressway-overtaking-return",
        "expressway-below-minimum-in-a-jam",
        "expressway-variable-limit-binds",
        "expressway-wrong-way-warning",
        "expressway-tunnel-red-light",
        "expressway-tunnel-fire",
      ],
    },
    {
      title: "Leaving",
      prose: [
        "Slow down only when you are out of the main lane. A missed exit costs minutes; going back for it costs lives.",
      ],
      rules: [
        "expressway-leaving-lane-in-advance",
        "expressway-deceleration-lane",
        "expressway-slow-down-in-deceleration-lane",
        "expressway-missed-exit-go-on",
        "expressway-feels-slower",
        "expressway-etc-lane-20",
        "expressway-etc-bar-shut",
        "expressway-rest-area-leave-by-exit",
      ],
      pictures: ["sc-expwy-exit"],
    },
    {
      title: "Breakdown",
      prose: [
        "Warn, get out, get behind the rail, call. Do not stay in the car: the greatest danger is the next vehicle.",
      ],
      rules: [
        "expressway-breakdown-warning-device",
        "expressway-warning-device-not-on-ordinary-roads",
        "expressway-warning-device-place",
        "expressway-warning-device-kinds",
        "expressway-warning-device-night-type",
        "expressway-breakdown-hazard-lamps",
        "expressway-breakdown-leave-the-road",
        "expressway-breakdown-call",
        "expressway-breakdown-move-off-main-lanes",
        "expressway-emergency-telephones",
        "expressway-kilometre-posts",
        "expressway-no-rope-towing",
        "expressway-breakdown-purple-lamp",
        "expressway-breakdown-lamps-and-device",
        "expressway-emergency-telephone-free",
      ],
      pictures: ["sc-expwy-breakdown"],
    },
  ],
} as const satisfies Chapter;
