import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { sky } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { strip, zebra, type Ground } from "@/packages/road-art/view/ground";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { facet } from "@/packages/road-art/view/shape";
import { signal } from "@/packages/road-art/view/street/signals";
import { car } from "@/packages/road-art/view/vehicles/car";
import { glare } from "@/packages/road-art/view/weather";

const { beam, night, taxiDark } = colours;
const dim: Walls = { front: colours.dashboard, side: colours.housing };

/** A lit window on the wall that faces you. */
function lit([left, right]: readonly [number, number], low: number): Part {
  return {
    far: 14.9,
    draw: (camera) =>
      camera.above
        ? ""
        : path(
            facet(camera, [
              [left, 15, low],
              [left, 15, low + 1.4],
              [right, 15, low + 1.4],
              [right, 15, low],
            ]),
            { fill: beam, opacity: 0.75 },
          ),
  };
}

/** Light on the road through these places, with a soft edge. */
const light =
  (spots: readonly Spot[], opacity: number): Ground =>
  (camera) =>
    `<g filter="url(#soft)">${path(facet(camera, spots), { fill: beam, opacity })}</g>`;

/** Your own beam lights what is straight ahead, not where you turn to. */
const own = (opacity: number) =>
  light(
    [
      [-0.9, 1.3],
      [-3.2, 8],
      [-3, 18],
      [0, 26],
      [2.6, 17],
      [3.2, 10],
      [2.2, 5],
      [0.5, 1.3],
    ],
    opacity,
  );

/** The beam of the car that waits reaches over the crosswalk. */
const theirs = (opacity: number) =>
  light(
    [
      [10.5, 5],
      [4, 3.4],
      [2, 5.9],
      [4, 8.2],
      [10.5, 6.6],
    ],
    opacity,
  );

/** Glare of the headlamps of the car that waits in the side road. */
const dazzle: Part = {
  far: 4.5,
  draw: (camera) =>
    camera.above
      ? ""
      : [5.17, 6.43]
          .map((ahead) => {
            const lamp = [10.5, ahead, 0.65] as const;
            return glare(camera.see(lamp), 0.95 * camera.scale(lamp), 0.85);
          })
          .join(""),
};

const { asphalt, asphaltDark, greyCarDark, otherCarDark, pole } = colours;
const seen = { top: otherCarDark, legs: pole, hair: greyCarDark };
const unseen = {
  top: asphalt,
  legs: asphaltDark,
  hair: night,
  skin: greyCarDark,
};

/** Crosses between the two lights, a dark shape until your own lights her. */
const walker = (isLit: boolean) =>
  moving(
    woman({
      at: [7.7, 5],
      heading: 0,
      pose: "walk",
      clothes: isLit ? seen : unseen,
    }),
    5,
    0,
    isLit ? { during: [0.8, 9] } : {},
  );

/** Right turn at night, a walker between the lights. */
export const hazard: Hazard = {
  id: "hz-46",
  alt: "Night, right turn, green light: your beam lights the road straight ahead, not the crosswalk at the right; a car waits beyond the crosswalk, its headlights towards you, and just left of them is a very faint figure on the stripes; at the far left an oncoming car.",
  view: {
    lens: { wide: true, turn: 35 },
    backdrop: [sky(night, taxiDark)],
    haze: false,
    road: t1({
      surface: surfaces.night,
      crossings: [{ at: [2, 13], corner: 1.5 }],
    }),
    ground: [
      zebra([6.4, 9.2], [2.3, 12.7], true),
      strip([9.8, 10.2], [2, 7.4], colours.pole),
      strip([10.4, 60], [7.4, 7.55], colours.pole),
      theirs(0.13),
      own(0.4),
    ],
    parts: [
      facing([8, 22], 15, 9, colours.dashboard),
      facing([23, 60], 15, 7, colours.housing),
      building({ right: 8, along: [15, 40], high: 9, walls: dim }),
      lit([10, 11.6], 2.2),
      lit([14.4, 16], 5.2),
      signal({ at: [7.7, 14.2, 4.5], lamp: "green", pole: 5.4 }),
      moving(
        car({
          span: [2, 3.7],
          ahead: 30,
          heading: 180,
          lights: true,
          look: { body: colours.blueCarDark, shade: taxiDark },
        }),
        40,
        180,
      ),
      car({
        span: [10.5, 14.9],
        ahead: 4.95,
        heading: -90,
        lights: true,
        look: { body: colours.greyCarDark, shade: taxiDark },
      }),
      dazzle,
      walker(false),
    ],
    dash: { speed: 0, indicator: "right", beam: true },
    mirrors: { inside: { sky: night, land: night, dark: true } },
    cues: [[7.7, 5, 0.9]],
  },
  motion: {
    approach: onward(2, [
      [-2, 14],
      [-0.3, 0],
    ]),
    parts: [walker(true)],
    next: onward(
      2,
      [
        [0, 0],
        [0.7, 11],
        [2, 16],
      ],
      [
        [0, 0],
        [0.5, 8],
        [2, 42],
      ],
    ),
    right: onward(2.5, 0),
  },
  plan: {
    from: -8,
    middle: 6,
    metre: 11,
    road: t1({ crossings: [{ at: [2, 13], corner: 1.5 }] }),
    ground: [
      zebra([6.4, 9.2], [2.3, 12.7], true),
      strip([9.8, 10.2], [2, 7.4], colours.white),
    ],
    notes: [
      own(0.4),
      theirs(0.4),
      way([
        [0, 3],
        [1.2, 7.4],
        [4.4, 9.6],
        [12, 9.8],
      ]),
      way([
        [7.7, 5.6],
        [7.7, 8.8],
      ]),
    ],
  },
};
