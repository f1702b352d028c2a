import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { hills, sky, woods } from "@/packages/road-art/view/backdrop";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { moving, onward, yielding } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { blind, way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { cyclist, scooterRider } from "@/packages/road-art/view/riders/riders";
import { t4 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { facet } from "@/packages/road-art/view/shape";
import { canopy } from "@/packages/road-art/view/street/canopy";
import { upright } from "@/packages/road-art/view/upright";
import { keiCar } from "@/packages/road-art/view/vehicles/kei-car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { van } from "@/packages/road-art/view/vehicles/van";

/** The red band round the roof of the filling station. */
const band: Part = {
  far: 29.9,
  draw: (camera) =>
    camera.above
      ? ""
      : path(
          upright(camera, 6, [16, 30], [4.75, 5.1]) +
            facet(camera, [
              [6, 16, 4.75],
              [6, 16, 5.1],
              [15, 16, 5.1],
              [15, 16, 4.75],
            ]),
          colours.redCar,
        ),
};

/** Comes out of the filling station. */
const scooter = (right: number) =>
  scooterRider({ right, ahead: 15.8, heading: -90, paint: colours.blueCar });

/** Queue with a gap. */
export const hazard: Hazard = {
  id: "hz-42",
  alt: "Country road; in the other lane a queue of cars stands still and faces you; between a blue van and a small white car behind it there is a wide gap in front of a filling station; the driver of the white car holds up a hand; a cyclist rides ahead of you well inside your lane; nothing in the mirror.",
  view: {
    backdrop: [sky(), hills(), woods(colours.leafDark, 9)],
    road: t4({
      asphalt: [-2.6, 4.6],
      lines: [
        { at: -1.75, kind: "solid" },
        { at: 1.25, kind: "broken" },
        { at: 4.25, kind: "solid" },
      ],
    }),
    ground: [strip([4.6, 16], [12, 27], colours.kerb)],
    parts: [
      canopy({ right: 6, along: [16, 30] }),
      band,
      building({
        right: -9,
        along: [26, 36],
        high: 3.6,
        deep: 8,
        roof: 2.4,
        walls: walls.warm,
      }),
      tree([-5.4, 22], 6),
      van({ span: [2, 3.7], ahead: 7.2, heading: 180, look: looks.blue }),
      keiCar({ span: [2.05, 3.53], ahead: 22, heading: 180, waves: true }),
      truck({ span: [1.75, 4.05], ahead: 27.5, heading: 180 }),
      moving(cyclist({ right: -0.8, ahead: 16 }), 15),
    ],
    dash: { speed: 30 },
    mirrors: { inside: {} },
    cues: [
      [2.6, 17.5, 0.2],
      [2.6, 22, 1.25],
      [-0.75, 16.5, 0.9],
    ],
  },
  motion: {
    parts: [
      yielding(
        moving(
          scooter(3.7),
          [
            [0.3, 0],
            [0.7, 14],
          ],
          -90,
        ),
        [
          [0.4, 0],
          [1.6, 9],
        ],
        [
          [2.4, -90],
          [2.8, -60],
        ],
      ),
    ],
    next: onward(1.4, 30),
    right: onward(3, [
      [0, 30],
      [0.4, 30],
      [2.4, 0],
    ]),
  },
  plan: {
    from: -6,
    metre: 11,
    middle: 2,
    parts: [scooter(3.7)],
    ground: [
      blind([
        [2, 11.9],
        [3.7, 22],
        [9, 22],
        [9, 11.9],
      ]),
    ],
    notes: [
      way([
        [3.1, 16.2],
        [-0.4, 16.2],
      ]),
      way([
        [-0.35, 3],
        [-0.35, 12],
      ]),
    ],
  },
};
