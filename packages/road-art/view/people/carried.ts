import { colours } from "../../drawing/colours";
import { circle, path } from "../../drawing/svg";
import type { Camera } from "../camera";
import { tenth, tenths } from "../shape";
import type { Place } from "./joints";

/** Own metres of somebody and the camera, for what he carries. */
export type Hold = {
  camera: Camera;
  see: (place: Place) => readonly [number, number];
  /** Where the right hand is. */
  hand: Place;
  /** Picture units for an own metre. */
  metre: number;
};

/** A bag in the right hand. */
export function bag({ see, metre, hand }: Hold): string {
  const [x, y] = see([hand[0], hand[1], hand[2] - 0.06]);
  const [w, h] = [tenth(0.16 * metre), tenth(0.3 * metre)];
  return path(
    `M${tenth(x - w)} ${tenth(y)}h${2 * w}v${h}h${-2 * w}Z`,
    colours.wood,
  );
}

/** A shopping cart that one pushes. */
export function cart({ see, metre }: Hold): string {
  const ends = [
    [0, 0.5, 0.95],
    [0, 0.62, 0.2],
  ].map((own) => tenths(see(own as unknown as Place)));
  const box = [
    [-0.2, 0.58, 0.25],
    [-0.2, 0.54, 0.8],
    [0.2, 0.54, 0.8],
    [0.2, 0.85, 0.8],
    [0.2, 0.85, 0.25],
  ];
  const corners = box.map((own) => tenths(see(own as unknown as Place)));
  const wheel = see([0, 0.66, 0.1]);
  return (
    path(`M${ends.join("L")}`, {
      stroke: colours.pole,
      width: tenth(0.05 * metre),
    }) +
    path(`M${corners.join("L")}Z`, {
      fill: colours.redCar,
      stroke: colours.redCar,
      width: tenth(0.06 * metre),
      join: "round",
    }) +
    circle(wheel, tenth(0.1 * metre), colours.tyre)
  );
}

/** A pram that one pushes. */
export function pram({ see, metre }: Hold): string {
  const points = (all: readonly Place[]) =>
    all.map((own) => tenths(see(own))).join("L");
  const wheels = [0.5, 1.1].map((y) =>
    circle(see([0, y, 0.13]), tenth(0.13 * metre), {
      stroke: colours.tyre,
      width: tenth(0.05 * metre),
    }),
  );
  return (
    path(
      `M${points([
        [0, 0.42, 0.98],
        [0, 0.62, 0.6],
        [0, 1.1, 0.14],
      ])}M${points([
        [0, 0.95, 0.5],
        [0, 0.5, 0.14],
      ])}`,
      { stroke: colours.pole, width: tenth(0.045 * metre) },
    ) +
    wheels.join("") +
    path(
      `M${points([
        [-0.18, 0.58, 0.48],
        [0.18, 0.58, 0.78],
        [0.18, 1.1, 0.78],
        [-0.18, 1.2, 0.6],
        [-0.18, 1.1, 0.48],
      ])}Z`,
      {
        fill: colours.uniform,
        stroke: colours.uniform,
        width: tenth(0.1 * metre),
        join: "round",
      },
    ) +
    path(
      `M${points([
        [0, 0.82, 0.8],
        [0, 0.9, 1.08],
        [0, 1.2, 1.02],
        [0, 1.22, 0.78],
      ])}Z`,
      {
        fill: colours.blueCar,
        stroke: colours.blueCar,
        width: tenth(0.08 * metre),
        join: "round",
      },
    )
  );
}

/** A white flag in the right hand. */
export function flag({ see, metre }: Hold): string {
  const points = (all: readonly Place[]) =>
    all.map((own) => tenths(see(own))).join("L");
  return (
    path(
      `M${points([
        [0.68, 0.2, 1.17],
        [1.06, 0.22, 1.95],
      ])}`,
      { stroke: colours.wood, width: tenth(0.03 * metre) },
    ) +
    path(
      `M${points([
        [1.06, 0.22, 1.95],
        [1.24, 0.24, 1.78],
        [1.5, 0.24, 1.8],
        [1.34, 0.24, 1.44],
        [1.1, 0.24, 1.42],
        [0.87, 0.22, 1.56],
      ])}Z`,
      { fill: colours.white, stroke: colours.pole, width: 0.6 },
    )
  );
}
