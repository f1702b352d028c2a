import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { sky } from "@/packages/road-art/view/backdrop";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import type { Ground } from "@/packages/road-art/view/ground";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import type { Pose } from "@/packages/road-art/view/people/joints";
import { man } from "@/packages/road-art/view/people/people";
import { poses } from "@/packages/road-art/view/people/poses";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { facet } from "@/packages/road-art/view/shape";
import { car } from "@/packages/road-art/view/vehicles/car";
import { glare, headlamps } from "@/packages/road-art/view/weather";

const { beam, night, taxiDark } = colours;

const dim: Walls = { front: colours.dashboard, side: colours.housing };
const black = { leaf: night, shade: night, trunk: night };
const house = { deep: 9, walls: dim };

/** The dipped beams of the car that comes; they reach over the centre line. */
const theirs =
  (opacity: number): Ground =>
  (camera) =>
    `<g filter="url(#soft)">${path(
      facet(camera, [
        [2, 21],
        [0.4, 17],
        [-0.1, 12],
        [1.4, 4.5],
        [5, 3],
        [5, 9],
        [3.7, 21],
      ]),
      { fill: beam, opacity },
    )}</g>`;

/** Walks a little bent forward, so that one sees which way. */
const stride: Pose = { ...poses.walk, lean: 0.06, bow: 0.02 };

/** A lit window on a wall along the road. */
function lit(
  right: number,
  along: readonly [number, number],
  low: number,
): Part {
  return {
    far: along[0] - 0.1,
    draw: (camera) =>
      camera.above
        ? ""
        : path(
            facet(camera, [
              [right, along[0], low],
              [right, along[0], low + 1.3],
              [right, along[1], low + 1.3],
              [right, along[1], low],
            ]),
            { fill: beam, opacity: 0.75 },
          ),
  };
}

/** Glare of the headlamps of the car that comes, over whoever stands there. */
const dazzle: Part = {
  far: 18.9,
  draw: (camera) =>
    camera.above
      ? ""
      : [2.275, 3.383]
          .map((right) => {
            const lamp = [right, 21, 0.725] as const;
            return glare(camera.see(lamp), 0.817 * camera.scale(lamp), 0.85);
          })
          .join(""),
};

/** Between two lights. */
export const hazard: Hazard = {
  id: "hz-27",
  alt: "Night: a car comes in its own lane with bright headlights; just left of them, on the middle line, a very faint figure that faces left.",
  view: {
    backdrop: [sky(night, taxiDark)],
    haze: false,
    road: t1({ surface: surfaces.night }),
    ground: [theirs(0.16), headlamps([30, 32, 20])],
    parts: [
      building({ ...house, right: -5.4, along: [4, 20], high: 9 }),
      building({ ...house, right: -5.4, along: [24, 50], high: 8 }),
      building({ ...house, right: 8, along: [5, 22], high: 8 }),
      building({ ...house, right: 8, along: [27, 60], high: 10 }),
      lit(-5.4, [13.4, 15], 2.4),
      lit(-5.4, [29, 31.4], 4),
      lit(8, [20.2, 21.6], 3.4),
      tree([6.6, 30], 6, black),
      moving(
        car({
          span: [2, 3.7],
          ahead: 21,
          heading: 180,
          lights: true,
          look: { body: colours.blueCarDark, shade: taxiDark },
        }),
        30,
        180,
      ),
      moving(dazzle, 30, 180),
      moving(
        man({
          at: [1.2, 19],
          heading: -90,
          pose: stride,
          opacity: 0.25,
          clothes: {
            top: colours.otherCar,
            legs: colours.otherCar,
            hair: colours.greyCar,
          },
        }),
        [
          [0.4, 0],
          [0.8, 4.5],
        ],
        -90,
      ),
    ],
    dash: { speed: 30, beam: true },
    mirrors: { inside: { sky: night, land: night, dark: true } },
    cues: [[1.2, 19, 0.9]],
  },
  motion: {
    parts: [
      moving(
        man({
          at: [1.2, 19],
          heading: -90,
          pose: stride,
          clothes: {
            top: colours.otherCar,
            legs: colours.otherCar,
            hair: colours.greyCar,
          },
        }),
        [
          [0.4, 0],
          [0.8, 4.5],
        ],
        -90,
        { during: [0.93, 9] },
      ),
    ],

    next: onward(1.93, 30),
    right: onward(3.73, [
      [0, 30],
      [0.27, 30],
      [3.47, 0],
    ]),
  },
  plan: {
    from: -6,
    road: t1(),
    notes: [
      headlamps([30, 32, 20], { strength: 0.4 }),
      theirs(0.4),
      way([
        [0.8, 19],
        [-1.6, 19],
      ]),
    ],
  },
};
