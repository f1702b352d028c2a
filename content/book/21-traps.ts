import type { Chapter } from "./schema";

export const traps = {
  id: "traps",
  title: "Traps",
  intro:
    "You hear these beliefs at driving schools and read them in old booklets. Each has cost somebody a point. Cover the rule with your hand, say why the belief is wrong, then look.",
  sections: [
    {
      title: "Signals and signs",
      stage: "provisional",
      traps: [
        {
          belief: "Flashing red means slow down.",
          decides: "slow down",
          rules: ["signal-flashing-red"],
        },
        {
          belief: "The green right arrow lets every vehicle turn right.",
          decides: "every vehicle",
          rules: ["signal-right-arrow-two-step"],
        },
        {
          belief: "An officer with a raised arm stops everybody.",
          decides: "everybody",
          rules: ["signal-officer-arm-raised-parallel"],
        },
        {
          belief: "A blue arrow on a white board is the one-way sign.",
          decides: "white",
          rules: ["signal-left-turn-board-not-one-way"],
        },
        {
          belief: "A yellow centre line forbids all overtaking.",
          decides: "all",
          rules: ["marking-centre-line-yellow-inside-own-side"],
        },
        {
          belief: "A bus priority lane is closed to cars.",
          decides: "closed",
          rules: ["position-bus-priority-lane"],
        },
        {
          belief: "For an ambulance you always have to stop.",
          decides: "always",
          rules: ["position-emergency-elsewhere"],
        },
      ],
    },
    {
      title: "Speed",
      stage: "provisional",
      traps: [
        {
          belief: "On any road without a sign you may drive 60 km/h.",
          decides: "any road",
          rules: ["speed-statutory-unlined-30"],
        },
        {
          belief: "Residential streets have a limit of 30 km/h.",
          decides: "Residential",
          rules: [
            "speed-statutory-width-and-houses-do-not-decide",
            "speed-statutory-lined-residential-60",
          ],
        },
        {
          belief: "On a road without a centre line 30 km/h always wins.",
          decides: "always",
          rules: ["speed-posted-40-on-unlined-road"],
        },
        {
          belief:
            "Of the limit on a sign and the limit of the law, the lower one counts.",
          decides: "lower",
          rules: ["speed-posted-limit-replaces-statutory"],
        },
        {
          belief: "On a steep climb you have to drive slowly.",
          decides: "climb",
          rules: ["speed-no-slow-duty-steep-uphill"],
        },
      ],
    },
    {
      title: "Intersections and crossings",
      stage: "provisional",
      traps: [
        {
          belief: "The vehicle from the left always comes first.",
          decides: "always",
          rules: ["intersection-own-priority-road-before-left-and-tram"],
        },
        {
          belief:
            "A car that already stands in the middle may turn right first.",
          decides: "already",
          rules: ["intersection-right-turn-gives-way"],
        },
        {
          belief:
            "At a railroad crossing with the barrier up you may drive across slowly.",
          decides: "slowly",
          rules: ["level-crossing-open-barrier-still-stop"],
        },
        {
          belief:
            "Behind another car you do not have to stop at a railroad crossing again.",
          decides: "do not have to",
          rules: ["level-crossing-following-vehicle-stops"],
        },
        {
          belief: "You signal 3 seconds before a turn.",
          decides: "3 seconds",
          rules: [
            "driver-signal-turn-30m",
            "driver-signal-lane-change-3-seconds",
          ],
        },
        {
          belief: "You signal when you enter a roundabout.",
          decides: "enter",
          rules: ["driver-signal-roundabout-no-entry-signal"],
        },
      ],
    },
    {
      title: "Overtaking and passing",
      stage: "provisional",
      traps: [
        {
          belief:
            "Before a crosswalk you must not overtake, but passing in your own lane is fine.",
          decides: "passing",
          rules: ["pedestrian-crosswalk-overtaking-and-passing-30m"],
        },
        {
          belief:
            "Overtaking a bicycle is forbidden within 30 m of a crossing.",
          decides: "bicycle",
          rules: ["overtaking-ban-not-for-light-vehicles"],
        },
        {
          belief: "Overtaking is forbidden in every tunnel.",
          decides: "every",
          rules: ["overtaking-tunnel-with-lanes"],
        },
        {
          belief: "Overtaking is forbidden on every slope.",
          decides: "every",
          rules: ["overtaking-steep-uphill-not-banned"],
        },
        {
          belief: "The law says that you leave 1.5 m when you pass a bicycle.",
          decides: "The law",
          rules: [
            "bicycle-passing-no-fixed-distance",
            "bicycle-passing-safe-speed",
          ],
        },
      ],
    },
    {
      title: "Parking",
      stage: "full",
      traps: [
        {
          belief: "Loading goods is never parking.",
          decides: "never",
          rules: ["parking-loading-over-5-minutes"],
        },
        {
          belief:
            "You may leave the car for five minutes: that is only stopping.",
          decides: "leave",
          rules: ["parking-meaning-driver-away"],
        },
        {
          belief: "At a bus stop you must not stop at any hour.",
          decides: "any hour",
          rules: ["parking-bus-stop-outside-hours"],
        },
        {
          belief: "In front of your own garage you may park.",
          decides: "your own",
          rules: ["parking-own-garage-entrance-3m"],
        },
        {
          belief:
            "A car may stand on the street overnight if it is gone in the morning.",
          decides: "overnight",
          rules: ["parking-same-place-12-hours"],
        },
      ],
    },
    {
      title: "Lights, expressways",
      stage: "full",
      traps: [
        {
          belief: "All trucks go at most 80 km/h on expressways.",
          decides: "All trucks",
          rules: ["speed-expressway-truck-90"],
        },
        {
          belief: "On every fast road you have to drive at least 50 km/h.",
          decides: "every fast road",
          rules: ["speed-no-statutory-minimum"],
        },
        {
          belief: "Headlights go on 30 minutes before sunset.",
          decides: "30 minutes before",
          rules: ["light-night-sunset-to-sunrise"],
        },
        {
          belief:
            "If the expressway is empty, you may reverse to the exit that you missed.",
          decides: "reverse",
          rules: ["expressway-missed-exit-go-on"],
        },
        {
          belief:
            "You have to put out a warning triangle after every breakdown.",
          decides: "every",
          rules: ["expressway-warning-device-not-on-ordinary-roads"],
        },
      ],
    },
    {
      title: "The driver",
      stage: "provisional",
      traps: [
        {
          belief: "A little alcohol, under 0.03 %, is allowed.",
          decides: "allowed",
          rules: ["alcohol-influence-threshold"],
        },
        {
          belief: "In the rear you need a belt only on expressways.",
          decides: "only on expressways",
          rules: ["belt-rear-seat-all-roads"],
        },
        {
          belief: "Children need a child seat until they are 150 cm tall.",
          decides: "150 cm",
          rules: ["child-seat-6-and-over"],
        },
        {
          belief: "A child under 6 needs a child seat in a taxi too.",
          decides: "in a taxi too",
          rules: ["child-seat-exempt-taxi-and-bus"],
        },
        {
          belief: "A phone in the hand costs 1 point.",
          decides: "1 point",
          rules: ["phone-holding-points"],
        },
      ],
    },
    {
      title: "Licences and marks",
      stage: "provisional",
      traps: [
        {
          belief: "You have to be 18 for a provisional licence.",
          decides: "18",
          rules: ["licence-provisional-age-17-and-a-half"],
        },
        {
          belief: "From 75 the elderly mark is compulsory.",
          decides: "compulsory",
          rules: ["mark-elderly-from-70"],
        },
        {
          belief: "An e-scooter needs a moped licence.",
          decides: "licence",
          rules: ["escooter-age-16-no-licence"],
        },
        {
          belief: "A moped always has 50 cc or less.",
          decides: "50 cc or less",
          rules: ["moped-new-standard"],
        },
      ],
    },
    {
      title: "Loads and checks",
      stage: "full",
      traps: [
        {
          belief: "The load must not be wider than the car.",
          decides: "not be wider",
          rules: ["load-width-total", "load-width-overhang"],
        },
        {
          belief: "A kei truck may be loaded up to 3.8 m.",
          decides: "3.8 m",
          rules: ["load-height-kei-2-5-m"],
        },
        {
          belief: "You have to check a private car every day before driving.",
          decides: "every day",
          rules: ["vehicle-daily-check-private-car"],
        },
        {
          belief: "The inspection certificate may stay at home.",
          decides: "at home",
          rules: ["vehicle-inspection-certificate-in-car"],
        },
      ],
    },
    {
      title: "The tests",
      stage: "full",
      traps: [
        {
          belief: "In the full test you need 90 of 95 questions.",
          decides: "95 questions",
          rules: ["exam-full-pass-90-points"],
        },
        {
          belief: "In a hazard question every statement counts for itself.",
          decides: "for itself",
          rules: ["hazard-all-three-right"],
        },
        {
          belief:
            "To convert a foreign licence, seven of ten questions are enough.",
          decides: "seven of ten",
          rules: ["exam-conversion-50-questions", "exam-conversion-pass-45"],
        },
      ],
    },
  ],
} as const satisfies Chapter;
