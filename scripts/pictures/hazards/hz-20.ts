import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier, guardRail } from "@/packages/road-art/view/barriers";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { during, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t6 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { windsock } from "@/packages/road-art/view/street/things";
import { plate, upright } from "@/packages/road-art/view/upright";
import { car } from "@/packages/road-art/view/vehicles/car";
import { pool } from "@/packages/road-art/view/water";

const { night, dashboard, dashboardLight, housingEdge, cloud, white } = colours;

/** Metres to the portal. */
const portal = 40;

/** The ceiling with its two rows of lamps. */
const ceiling: Part = {
  far: portal - 0.1,
  draw: (camera) => {
    if (camera.above) return "";
    const lamps = [-2.6, 3.6].flatMap((right) =>
      [5, 10, 15, 20, 25, 30, 35].map((ahead) =>
        plate(camera, [right - 0.25, right + 0.25], [ahead, ahead + 2], 5.45),
      ),
    );
    return (
      path(plate(camera, [-5, 6], [1.5, portal], 5.5), dashboard) +
      path(lamps.join(""), colours.beam)
    );
  },
};

/** Snow that the wind blows across, outside. */
const snow = (slant: number): Part => ({
  far: portal + 25,
  draw: (camera) => {
    if (camera.above) return "";
    const flakes = Array.from({ length: 44 }, (_, index) => {
      const x = 206 + ((index * 208 * 0.618034) % 208);
      const y = 92 + ((index + 0.5) * 100) / 44;
      return `M${Math.round(x)} ${Math.round(y)}l${slant} 2.6`;
    });
    return path(flakes.join(""), { stroke: white, width: 1.8, cap: "round" });
  },
});

/** Snow all round, once the tunnel is left. */
const outside: Part = {
  far: 1,
  draw: (camera) => {
    if (camera.above) return "";
    const flakes = Array.from({ length: 60 }, (_, index) => {
      const x = (index * 600 * 0.618034) % 600;
      const y = ((index + 0.5) * 330) / 60;
      return `M${Math.round(x)} ${Math.round(y)}l12 6`;
    });
    return path(flakes.join(""), { stroke: white, width: 3, cap: "round" });
  },
};

/** Snow that the wind has blown into the tunnel's mouth. */
const drift = (
  [
    [-5, -1.6, 35.8],
    [-2.6, 2.4, 38],
    [1.2, 6, 36.4],
  ] as const
).map(([left, right, near]) => pool([left, right], [near, portal + 2], white));

/** Bands on the walls, from lamp to lamp. */
const rings: Part = {
  far: portal - 0.2,
  draw: (camera) => {
    if (camera.above) return "";
    const data = [-4.98, 5.98].flatMap((right) =>
      [6, 13, 20, 27, 34].map((ahead) =>
        upright(camera, right, [ahead, ahead + 0.5], [0, 5.5]),
      ),
    );
    return path(data.join(""), dashboardLight);
  },
};

const sock = (left: boolean) => windsock([-3, 55, 5], 2.9, left);
const parts = [
  guardRail(5.7, [portal + 1, 100], colours.greyCar),
  barrier(-5, [1.5, portal], 5.5, { colour: night }),
  barrier(6, [1.5, portal], 5.5, { colour: night }),
  barrier(-4.95, [1.5, portal], 1, { colour: housingEdge, top: night }),
  barrier(5.95, [1.5, portal], 1, { colour: housingEdge, top: night }),
  rings,
  ceiling,
];

/** End of a tunnel. */
export const hazard: Hazard = {
  id: "hz-20",
  alt: "Inside a tunnel: the bright exit ahead shows an empty white road and falling snow; a striped wind sleeve points to the right; a small car in the mirror.",
  view: {
    backdrop: [sky(colours.greyCar, colours.otherCarDark), hills(cloud)],
    haze: false,
    road: t6({
      asphalt: [-5, 6],
      sides: "none",
      surface: { ...surfaces.night, line: white },
    }),
    ground: [
      // Dry asphalt, lighter towards the day
      strip([-5, 6], [26, portal], white, 0.06),
      strip([-5, 6], [34, portal], white, 0.08),
      ...drift,
      strip([-400, 400], [portal, 600], cloud),
      strip([-4, 5.2], [portal, 400], white),
      strip([-1.2, -0.6], [portal, 120], cloud),
      strip([0, 0.6], [portal, 120], cloud),
    ],
    parts: [snow(5), ...parts, sock(false)],
    dash: { speed: 60, beam: true },
    mirrors: {
      inside: {
        sky: night,
        land: night,
        road: t6({ sides: "none", surface: surfaces.night }),
        parts: [
          following("inside", car, { width: 1.7, share: 0.15, lights: true }),
        ],
      },
    },
    cues: [
      [0.5, 60, 0.6],
      [-1.6, 55, 5],
    ],
  },
  motion: {
    parts: [during(2.2, 9, outside)],
    next: onward(3.47, 60, [
      [2.4, 0],
      [2.93, 4],
    ]),
    right: onward(
      3.73,
      [
        [0, 60],
        [2.4, 33.8],
      ],
      [
        [2.93, 0],
        [3.33, 1],
        [3.73, 0],
      ],
    ),
  },
  plan: {
    from: -5,
    metre: 6,
    middle: 0.5,
    ground: [strip([-4, 5.2], [portal, 52], colours.water, 0.6)],
    notes: [43, 47, 51].map((ahead) =>
      way(
        [
          [-16, ahead],
          [-5.5, ahead],
        ],
        colours.blueCar,
      ),
    ),
  },
  flip: {
    alt: "Inside a tunnel: the bright exit ahead shows an empty white road and falling snow; a striped wind sleeve points to the left; a small car in the mirror.",
    parts: [snow(-5), ...parts, sock(true)],
  },
};
