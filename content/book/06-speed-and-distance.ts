import type { Chapter } from "./schema";

export const speedAndDistance = {
  id: "speed-and-distance",
  title: "Speed and distance",
  intro:
    "The newest law of this book is here: a road without a centre line, lanes or a barrier between the directions has a lower limit of its own now. Lines at the edges do not count. Look at the paint before you look at the speedometer.",
  sections: [
    {
      title: "Which limit applies",
      stage: "provisional",
      prose: [
        "Ask in this order. Is a limit posted for my vehicle? Then it counts, higher or lower. If not: does the road have a centre line, lanes, or a barrier between the directions? Only then does the higher limit of ordinary roads apply.",
        "Two beliefs are wrong now: that every road without a sign has the higher limit, and that houses along the road decide. The centre line, the lanes or the barrier decide.",
      ],
      rules: [
        "speed-posted-or-statutory-limit",
        "speed-posted-limit-replaces-statutory",
        "speed-statutory-unlined-30",
        "speed-statutory-60-where",
        "speed-statutory-width-and-houses-do-not-decide",
        "speed-statutory-lined-residential-60",
        "speed-statutory-unlined-farm-road-30",
        "speed-posted-40-on-unlined-road",
        "speed-unlined-60-is-30-over",
        "speed-unlined-30-aim",
        "speed-zone-30-is-posted",
        "speed-zone-30-all-roads",
        "speed-near-schools",
        "speed-zone-30-plus",
      ],
    },
    {
      title: "Mopeds",
      stage: "provisional",
      prose: ["One limit on every road."],
      rules: [
        "speed-moped-30",
        "speed-moped-stays-30-under-higher-sign",
        "speed-moped-posted-20-binds",
      ],
    },
    {
      title: "Choosing a speed",
      stage: "provisional",
      prose: ["A limit is a ceiling for a good day, not a target."],
      rules: ["speed-posted-limit-is-no-target", "speed-not-needlessly-slow"],
    },
    {
      title: "Limits on expressways",
      stage: "full",
      prose: [
        "The figures depend on two things: the kind of road and the kind of vehicle. Separated directions and an ordinary car: the highest figure. Directions not separated, or a motor-vehicle-only road: as on an ordinary road with lines.",
      ],
      rules: [
        "speed-expressway-100",
        "speed-expressway-truck-90",
        "speed-expressway-trailer-80",
        "speed-expressway-120-only-posted",
        "speed-expressway-two-way-60",
        "speed-motor-vehicle-only-road-60",
        "speed-expressway-minimum-50",
        "speed-no-statutory-minimum",
      ],
    },
    {
      title: "Towing",
      stage: "full",
      rules: [
        "speed-towing-built-for-towing",
        "speed-towing-light-vehicle-40",
        "speed-towing-other-30",
        "speed-towing-small-two-wheeler-25",
      ],
    },
    {
      title: "Stopping distance",
      stage: "provisional",
      prose: [
        "Your foot needs time, then the brakes need room. The first part grows with the speed, the second with its square; that is why a little more speed needs so much more road.",
        "Tiredness makes the first part longer, water and worn tyres the second. Mixing up the two is a favourite trap.",
      ],
      rules: [
        "speed-stopping-distance-sum",
        "speed-reaction-distance",
        "speed-braking-distance",
        "speed-braking-distance-square",
        "speed-stopping-distance-table",
        "speed-tired-longer-reaction",
        "speed-wet-heavy-worn-longer-braking",
        "speed-wet-and-worn-double",
        "speed-stopping-distance-60",
        "speed-stopping-distance-100",
      ],
      pictures: ["sc-follow-distance"],
    },
    {
      title: "Distance to the vehicle ahead",
      stage: "provisional",
      prose: [
        "For dry expressways there is an easy way to remember: as many metres as the speedometer shows.",
      ],
      rules: [
        "speed-following-distance",
        "speed-expressway-gap",
        "speed-expressway-gap-wet-double",
        "speed-gap-at-least-stopping-distance",
      ],
      pictures: ["sc-follow-rain"],
    },
    {
      title: "Braking",
      stage: "provisional",
      rules: [
        "speed-no-sudden-braking",
        "speed-brake-in-several-presses",
        "speed-abs-press-and-hold",
      ],
    },
    {
      title: "Driving slowly",
      stage: "provisional",
      prose: [
        '"Slowly" is a word of the law: ready to stop at once. The places have one thing in common: you cannot see what comes, or you cannot stop well. A steep climb is missing from the list, because a hill helps you to stop.',
      ],
      rules: [
        "speed-drive-slowly-definition",
        "speed-drive-slowly-10-kmh",
        "speed-slow-places-list",
        "speed-slow-blind-intersection",
        "speed-slow-bend-even-with-view",
        "speed-no-slow-duty-steep-uphill",
        "speed-slow-duties-in-traffic-list",
        "speed-slow-leaving-road",
      ],
    },
  ],
} as const satisfies Chapter;
