import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { circle, type Paint } from "@/packages/road-art/drawing/svg";
import { plain } from "@/packages/road-art/view/backdrop";
import { building } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { strip } from "@/packages/road-art/view/ground";
import { during, moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { fog } from "@/packages/road-art/view/weather";

const { cloud, brakeLamp, headLamp, white } = colours;

/** A lamp in the fog: the radius of each ring round it, from the outside. */
type Glare = {
  lamp: Colour;
  halo: Colour;
  rings: readonly [number, number, number];
};

const tailLamp: Glare = {
  lamp: brakeLamp,
  halo: brakeLamp,
  rings: [9, 6, 3.5],
};
const headLamps: Glare = { lamp: white, halo: headLamp, rings: [24, 14, 6] };

/** Two lamps that shine through the fog: nothing of their car shows. */
function smudge([right, ahead, up]: Spot, { lamp, halo, rings }: Glare): Part {
  return {
    far: 1,
    draw: (camera) => {
      if (camera.above) return "";
      const ring = (radius: number, paint: Paint) =>
        [-0.62, 0.62].map((x) =>
          circle(camera.see([right + x, ahead, up]), radius, paint),
        );
      return [
        ...ring(rings[0], { fill: halo, opacity: 0.3 }),
        ...ring(rings[1], { fill: halo, opacity: 0.7 }),
        ...ring(rings[2], lamp),
      ].join("");
    },
  };
}

/** Fog. */
export const hazard: Hazard = {
  id: "hz-22",
  alt: "Thick fog: two steady red spots ahead, two bright white spots right of them, nearer, beside the middle line; on the dash a green headlamp with slanting rays.",
  view: {
    backdrop: [plain(cloud)],
    haze: false,
    road: t1(),
    parts: [
      building({ right: -6, along: [5, 17], high: 9, floors: 3, pitch: 4 }),
      building({ right: 8.6, along: [6, 20], high: 9, floors: 3, pitch: 4 }),
      tree([-4, 13], 5.5),
      tree([6.4, 17], 5.5),
      ...fog(40),
      smudge([-0.5, 30, 0.8], tailLamp),
      moving(smudge([2.2, 25, 0.7], headLamps), 20, 180),
    ],
    dash: { speed: 40, beam: true },
    mirrors: { inside: { sky: cloud, land: cloud, dark: true } },
    cues: [
      [-0.5, 30, 0.8],
      [2.2, 25, 0.7],
    ],
  },
  motion: {
    parts: [
      during(
        0.5,
        9,
        car({ span: [-1.35, 0.35], ahead: 28, brake: true, look: looks.red }),
      ),
    ],

    next: onward(2.1, 40),
    right: onward(3, [
      [0, 40],
      [2.8, 0],
    ]),
  },
  plan: {
    from: -6,
    parts: [
      car({ span: [-1.35, 0.35], ahead: 28, brake: true, look: looks.red }),
      car({
        span: [1.35, 3.05],
        ahead: 25,
        heading: 180,
        lights: true,
        look: looks.grey,
      }),
    ],
    ground: [
      strip([-30, 30], [16, 60], cloud, 0.3),
      strip([-30, 30], [24, 60], cloud, 0.3),
      strip([-30, 30], [32, 60], cloud, 0.3),
    ],
    notes: [
      way([
        [2.2, 23],
        [2.2, 15],
      ]),
    ],
  },
};
