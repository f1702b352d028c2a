import { colours } from "@/packages/road-art/drawing/colours";
import type { Speed } from "@/packages/road-art/motion/way";
import { sky, woods } from "@/packages/road-art/view/backdrop";
import { barrier, guardRail } from "@/packages/road-art/view/barriers";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { ranked, type Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { surfaces, t6 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { tenth } from "@/packages/road-art/view/shape";
import { sign } from "@/packages/road-art/view/street/signs";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { rain } from "@/packages/road-art/view/weather";
import { limits } from "../signs/regulatory-limits";

const { greyCar, otherCarDark, cloud } = colours;

/** Water that the wheels of the truck throw up, soft at its rim. */
const spray: Part = {
  far: 19,
  draw: (camera) => {
    if (camera.above) return "";
    const puffs = [
      [-1.7, 0.4, 1.35],
      [1.3, 0.4, 1.35],
      [-0.8, 0.2, 1.1],
      [0.4, 0.2, 1.1],
      [-1.2, 0.9, 1.25],
      [0.8, 0.9, 1.25],
      [-0.2, 0.6, 1.6],
    ] as const;
    const metre = camera.scale([0, 19]);
    const drawn = puffs.map(([right, up, radius]) => {
      const [x, y] = camera.see([right, 19, up]).map(tenth);
      return `<circle cx="${x}" cy="${y}" r="${tenth(radius * metre)}"/>`;
    });
    return `<g fill="url(#mist)">${drawn.join("")}</g>`;
  },
};

/** The truck brakes as hard as a wet road lets it. */
const braking: Speed = [
  [0.3, 80],
  [3.5, 34],
];

/** Spray. */
export const hazard: Hazard = {
  id: "hz-21",
  alt: "Rain on an expressway: a round sign 80 at the left; a truck ahead in a white cloud of water; a car with lights fills half of the right mirror; the inside mirror is empty; a green headlamp is lit on the dash.",
  view: {
    backdrop: [sky(greyCar, otherCarDark), woods(colours.hedgeDark, 16)],
    road: t6({ surface: { ...surfaces.wet, beside: colours.hedge } }),
    ground: [
      strip([-1.1, -0.6], [2, 90], cloud, 0.09),
      strip([0.2, 0.7], [2, 90], cloud, 0.09),
      strip([2.3, 2.8], [2, 90], cloud, 0.09),
      strip([3.8, 4.3], [2, 90], cloud, 0.09),
    ],
    parts: [
      guardRail(-4.8, [3, 90]),
      bushes(-8, [8, 260], 4, colours.hedgeDark),
      sign(limits["323-80"], [-5.4, 24, 2.7], 1.2),
      barrier(5.8, [2, 90], 0.9),
      bushes(9, [14, 260], 3, colours.hedgeDark),
      moving(truck({ span: [-1.4, 1], ahead: 20, lights: true }), braking),
      moving(spray, braking),
    ],
    overlay: [rain()],
    dash: { speed: 80, beam: true },
    mirrors: {
      inside: { sky: greyCar, veil: { colour: otherCarDark, opacity: 0.6 } },
      right: {
        sky: otherCarDark,
        parts: [
          following("right", car, {
            width: 1.7,
            share: 0.5,
            middle: 0.6,
            lights: true,
            look: looks.blue,
          }),
        ],
      },
    },
    cues: [[-0.2, 19, 0.6], { mirror: "right", at: [0.6, 0.5] }],
  },
  motion: {
    next: onward(2.5, 80),
    right: onward(3.4, [
      [0, 80],
      [3.4, 30],
    ]),
  },
  plan: {
    from: -8,
    parts: [
      car({ span: [2.4, 4.1], ahead: -6.8, look: looks.blue, lights: true }),
      ranked(30, car({ span: [-0.9, 0.8], ahead: 33, brake: true })),
    ],
    notes: [
      way([
        [3.25, -1.6],
        [3.25, 8],
      ]),
    ],
  },
};
