import { colours } from "@/packages/road-art/drawing/colours";
import { circle, path } from "@/packages/road-art/drawing/svg";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { during, moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { sight, way } from "@/packages/road-art/view/plan";
import { cyclist, motorcyclist } from "@/packages/road-art/view/riders/riders";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { tenth, tenths } from "@/packages/road-art/view/shape";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { utilityPole } from "@/packages/road-art/view/street/poles";
import { drinksMachine } from "@/packages/road-art/view/street/things";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { van } from "@/packages/road-art/view/vehicles/van";

/** What shows of a bicycle past an edge: a wheel, a fork and a hand on the bar. */
const wheelAndHand: Part = {
  far: 5.3,
  draw: (camera) => {
    if (camera.above) return "";
    const see = (right: number, up: number) => camera.see([right, 5.3, up]);
    const metre = camera.scale([1.3, 5.3]);
    const line = (points: readonly (readonly [number, number])[]) =>
      `M${points.map(([right, up]) => tenths(see(right, up))).join("L")}`;
    const round = ([x, y]: readonly [number, number], radius: number) =>
      [[tenth(x), tenth(y)], tenth(radius * metre)] as const;
    const tyre = round(see(1.32, 0.34), 0.31);
    const hand = round(see(1.2, 1.04), 0.075);
    const spokes = [0, 30, 60, 90, 120, 150].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [u, v] = [0.3 * Math.cos(angle), 0.3 * Math.sin(angle)];
      return line([
        [1.32 - u, 0.34 - v],
        [1.32 + u, 0.34 + v],
      ]);
    });
    return [
      path(spokes.join(""), { stroke: colours.otherCar, width: 0.8 }),
      circle(...tyre, { stroke: colours.tyre, width: 5 }),
      path(
        line([
          [1.32, 0.34],
          [1.42, 0.92],
          [1.42, 1.02],
          [1.2, 1.02],
        ]),
        { stroke: colours.blueCarDark, width: 4, join: "round", cap: "round" },
      ),
      path(
        line([
          [1.22, 1.05],
          [1.7, 1.24],
        ]),
        { stroke: colours.clothLight, width: 10, cap: "round" },
      ),
      circle(...hand, colours.skinDark),
    ].join("");
  },
};

const parts = [
  building({ right: -1.9, along: [1.2, 3.7], high: 5, walls: walls.brown }),
  facing([-14, -0.6], 16.5, 8, colours.facade, 2),
  facing([-0.6, 15], 16.5, 6, colours.facadeCool, 2),
  van({
    span: [-0.1, 4.6],
    ahead: 8.2,
    heading: -90,
    driver: false,
    look: looks.white,
  }),
  drinksMachine([1.2, 3.8]),
  facing([-4.7, -3.5], 16.4, 2.2, colours.wood),
  facing([1.4, 6.2], 16.4, 2.4, colours.window),
  shopBoard([-1.2, 16.3, 3.2], "本", {
    colour: colours.uniform,
    ink: colours.white,
  }),
  utilityPole([-5.6, 14.4], { transformer: true }),
];

/** Out of a car park. */
export const hazard: Hazard = {
  id: "hz-35",
  alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine with part of a wheel and a hand at its edge, beyond it a parked van; both stand before the view to the right.",
  view: {
    lens: { wide: true },
    backdrop: [sky(), town()],
    road: t2({ asphalt: [-1.9, 3], lines: [] }),
    ground: [
      strip([-400, 400], [4, 7], colours.sidewalk),
      strip([-400, 400], [7, 7.15], colours.kerb),
      strip([-400, 400], [7.15, 14], colours.asphalt),
      strip([-400, 400], [14, 16.5], colours.sidewalk),
      ...[-25, -15, -5, 5, 15].map((from) =>
        strip([from, from + 5], [10.6, 10.75], colours.white),
      ),
      strip([-1.9, 3], [7, 7.15], colours.sidewalk),
    ],
    parts: [...parts, during(-9, 0.05, wheelAndHand)],
    dash: { speed: 5, indicator: "left" },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.5 })] },
    },
    cues: [[1.25, 5.3, 0.6]],
  },
  motion: {
    parts: [
      moving(cyclist({ right: 1.95, ahead: 5, heading: -90 }), 8, -90, {
        during: [0.05, 9],
      }),
    ],

    next: onward(1, [
      [0, 5],
      [0.4, 11],
    ]),
    right: onward(2.4, [
      [0, 5],
      [0.8, 0],
    ]),
  },
  plan: {
    from: -4,
    metre: 22,
    middle: 1.6,
    parts: [
      cyclist({ right: 1.95, ahead: 5, heading: -90 }),
      motorcyclist({ right: 5.8, ahead: 10, heading: -90 }),
    ],
    notes: [
      way([
        [1, 5.4],
        [-0.8, 5.4],
      ]),
      way([
        [4.6, 10.3],
        [-1.6, 10.3],
      ]),
      sight([
        [0, 0],
        [1.25, 5.2],
      ]),
    ],
  },
  flip: {
    alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine, nothing at its edge, beyond it a parked van; both stand before the view to the right.",
    parts,
    cues: [[0.6, 8.2, 1]],
  },
};
