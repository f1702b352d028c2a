import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  path,
  rect,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import type { Span } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { onward } from "@/packages/road-art/view/moving";
import { ranked, type Part } from "@/packages/road-art/view/part";
import { measure, way } from "@/packages/road-art/view/plan";
import { t6, t6behind } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { tenth } from "@/packages/road-art/view/shape";
import { board, post } from "@/packages/road-art/view/street/board";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/** A car so far away that only body, window and lamps show. */
function farCar(right: number, ahead: number, body: keyof typeof looks): Part {
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return "";
      const at = (x: number, up: number): Point => {
        const [px, py] = camera.see([right + x, ahead, up]);
        return [tenth(px), tenth(py)];
      };
      const box = (x: number, low: number, high: number, top = x) => {
        const [left, foot] = at(-x, low);
        const [end] = at(x, low);
        const [inner, roof] = at(-top, high);
        const [outer] = at(top, high);
        return `M${left} ${foot}L${inner} ${roof}H${outer}L${end} ${foot}Z`;
      };
      const metre = camera.scale([right, ahead]);
      const lamps = [-0.66, 0.66].map((x) => {
        const [px, py] = at(x, 0.74);
        const [bx, by] = at(x * 1.22, 1.06);
        return (
          circle([px, py], tenth(0.4 * metre), {
            fill: colours.brakeLamp,
            opacity: 0.5,
          }) +
          circle([px, py], tenth(0.26 * metre), colours.brakeLamp) +
          circle([bx, by], tenth(0.2 * metre), colours.indicator)
        );
      });
      return (
        path(box(0.8, 0, 0.3), colours.tyre) +
        path(
          box(0.85, 0.25, 0.95) + box(0.8, 0.9, 1.45, 0.6),
          looks[body].body,
        ) +
        path(box(0.66, 0.98, 1.36, 0.5), colours.window) +
        lamps.join("")
      );
    },
  };
}

/** The sound wall in pieces, so that near ones hide the far cars. */
const wall = (
  [
    [-4, 24],
    [24, 46],
    [46, 66],
    [66, 110],
  ] as Span[]
).map((along) => ranked(along[0] + 0.5, barrier(-5, along, 2.6)));

/** Two lines of cars, with the line between the lanes to be seen. */
const jam = [
  car({ span: [-1.15, 0.55], ahead: 50, brake: true, indicator: "hazard" }),
  truck({ span: [2.2, 4.5], ahead: 53, brake: true, indicator: "hazard" }),
  farCar(-0.3, 58, "blue"),
  farCar(-0.3, 67, "red"),
];

/** A green board beside the road, its arrow to the exit. */
const exit: Part = {
  far: 34,
  draw: (camera) =>
    camera.above
      ? ""
      : post([-7, 34], 3.6, colours.pole, 0.16).draw(camera) +
        post([-5.6, 34], 3.6, colours.pole, 0.16).draw(camera) +
        board(
          camera,
          [-6.3, 34, 4.35],
          3,
          rect([-50, 50, -28, 28], colours.green, 5) +
            rect([-46, 46, -24, 24], { stroke: colours.white, width: 2.4 }, 3) +
            path("M36 16L12-8M12 8V-8H28M-36-10H-4M-36 8H-12", {
              stroke: colours.white,
              width: 6,
            }),
        ),
};

/** End of a jam. */
export const hazard: Hazard = {
  id: "hz-30",
  alt: "Expressway bending left: ahead stands a jam in both lanes, a truck in the right one, all with red and orange lamps; a truck in the inside mirror; the right mirror is empty.",
  view: {
    lens: { bend: { from: 24, radius: -140 } },
    backdrop: [sky(), hills()],
    road: t6(),
    parts: [
      exit,
      ...wall,
      barrier(5.8, [-4, 24], 0.9),
      barrier(5.8, [24, 180], 0.9),
      ...jam,
    ],
    dash: { speed: 60 },
    mirrors: {
      inside: {
        parts: [
          following("inside", truck, { width: 2.3, share: 0.35, lights: true }),
        ],
      },
      right: {
        road: t6behind,
      },
    },
    cues: [[1.2, 50, 0.8], { mirror: "inside", at: [0.5, 0.5] }],
  },
  motion: {
    next: onward(2.47, 60, [
      [1.6, 0],
      [2.47, -7],
    ]),
    right: onward(4, [
      [0, 60],
      [0.4, 54],
      [4, 6],
    ]),
  },
  plan: {
    from: -24,
    bare: true,
    parts: [
      car({ span: [-1.1, 0.6], ahead: 11, indicator: "hazard", brake: true }),
      car({
        span: [2.4, 4.1],
        ahead: 12.4,
        indicator: "hazard",
        brake: true,
        look: looks.blue,
      }),
      car({
        span: [-1.1, 0.6],
        ahead: 17,
        indicator: "hazard",
        brake: true,
        look: looks.grey,
      }),
      car({
        span: [2.4, 4.1],
        ahead: 18.2,
        indicator: "hazard",
        brake: true,
        look: looks.red,
      }),
      truck({ span: [-1.5, 0.8], ahead: -22, brake: true }),
    ],
    notes: [
      measure([2.3, 2.1], [2.3, 11]),
      way([
        [-0.6, 3],
        [-1.6, 6],
        [-3.2, 9],
        [-3.2, 14],
      ]),
      way([
        [-0.35, -12],
        [-0.35, -6],
      ]),
    ],
  },
};
