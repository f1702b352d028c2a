import type { Chapter } from "./schema";

export const naturalForcesAndWeather = {
  id: "natural-forces-and-weather",
  title: "Natural forces and weather",
  intro:
    "Physics has no exceptions and no officer to talk to. A few laws of nature explain most rules of this book.",
  sections: [
    {
      title: "Forces",
      prose: [
        "Remember the square: what pulls in a bend, what hits a wall and what you need to stop all grow with the square of the speed.",
      ],
      rules: [
        "nature-centrifugal-square",
        "nature-centrifugal-radius",
        "nature-impact-square",
        "nature-impact-weight-and-hardness",
        "nature-impact-60-like-14-m-fall",
        "nature-impact-100-like-39-m-fall",
        "nature-kinetic-energy",
        "nature-speed-3-times-9",
        "nature-high-load-rollover",
        "nature-braking-on-slopes",
        "nature-bend-slow-before",
        "nature-bend-no-hard-braking",
      ],
    },
    {
      title: "Tyres and brakes",
      prose: [
        "Water lifts tyres, heat weakens brakes, low air pressure destroys tyres. Three foreign words, three causes.",
      ],
      rules: [
        "nature-hydroplaning",
        "nature-hydroplaning-what-to-do",
        "nature-hydroplaning-worn-tyres",
        "nature-fade",
        "nature-vapour-lock",
        "nature-long-downhill-engine-brake",
        "nature-engine-brake-low-gear",
        "nature-standing-wave",
        "nature-wet-brakes",
      ],
    },
    {
      title: "The way a vehicle turns, and what you see",
      rules: [
        "nature-inner-wheel-difference",
        "nature-inner-wheel-difference-long-vehicles",
        "nature-outward-swing",
        "nature-blind-spots",
        "nature-vision-narrows",
        "nature-adaptation",
        "nature-slow-before-tunnel",
      ],
      pictures: ["sc-inner-wheel", "sc-blind-spots"],
    },
    {
      title: "Rain, fog, snow and wind",
      prose: [
        "Everything gentle: start, steer, brake. The road is worst at the first drops, and at the places where it freezes first.",
      ],
      rules: [
        "nature-rain-longer-distance",
        "nature-first-rain",
        "nature-slippery-surfaces",
        "nature-fog-driving",
        "nature-snow-chains-or-winter-tyres",
        "nature-snow-gentle",
        "nature-ice-bridges-and-tunnel-mouths",
        "nature-chains-driving-wheels",
        "nature-stuck-in-mud",
        "nature-wind",
        "nature-rear-skid",
      ],
      pictures: ["sc-night-rain", "sc-fog", "sc-snow", "sc-tunnel-wind"],
    },
    {
      title: "Mountain and narrow roads",
      prose: ["Whoever can stop and start again more easily waits."],
      rules: [
        "nature-gravel-roads",
        "nature-mountain-road-valley-side",
        "nature-slope-downhill-gives-way",
        "nature-slope-lay-by",
        "nature-obstacle-on-your-side",
      ],
      pictures: [
        "sc-hill-passing-bay",
        "sc-narrow-oncoming",
        "sc-narrow-oncoming-other",
      ],
    },
    {
      title: "Saving fuel, and keeping calm",
      prose: [
        "If somebody harasses you, do not answer. Drive to a place with people, lock the doors, call.",
      ],
      rules: [
        "nature-eco-driving",
        "nature-road-rage-penalty",
        "nature-road-rage-danger-penalty",
        "nature-road-rage-revocation",
        "nature-road-rage-victim",
        "nature-road-rage-drive-recorder",
      ],
    },
  ],
} as const satisfies Chapter;
