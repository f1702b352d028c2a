import { outline } from "../drawing/arrows";
import type { Silhouette } from "../drawing/silhouette";
import { boxPath, circlePath, openPath } from "../drawing/svg";

/** A car seen from the front. */
export const carFront: Silhouette = {
  box: [0, 96, 0, 72],
  layers: [
    {
      solid:
        "M1 60V47Q1 35 15 33L22 10Q25 0 36 0H60Q71 0 74 10L81 33Q95 35 95 47V60Q95 63 92 63H4Q1 63 1 60Z" +
        outline([
          [8, 60],
          [24, 60],
          [24, 72, 3],
          [8, 72, 3],
        ]) +
        outline([
          [72, 60],
          [88, 60],
          [88, 72, 3],
          [72, 72, 3],
        ]),
      cuts:
        "M46.5 7V29H24L29 12Q30.5 7 36 7Z" +
        "M49.5 7V29H72L67 12Q65.5 7 60 7Z" +
        circlePath([16.5, 45], 7.5) +
        circlePath([79.5, 45], 7.5) +
        "M31.5 52Q33 37 48 37T64.5 52Z" +
        boxPath([5, 91, 54.5, 57]),
      inside:
        circlePath([16.5, 45], 4.5) +
        circlePath([79.5, 45], 4.5) +
        boxPath([36, 60, 41.6, 43.4]) +
        boxPath([33, 63, 46, 47.8]),
    },
  ],
};

/** A box truck seen from the side, facing right. */
export const truck: Silhouette = {
  box: [0, 108, 0, 56],
  layers: [
    {
      solid: outline([
        [0, 0, 1],
        [74, 0, 1],
        [74, 41],
        [77, 41],
        [77, 12, 2],
        [95, 12, 4],
        [103, 29, 3],
        [108, 32, 3],
        [108, 47, 1.5],
        [0, 47, 1],
      ]),
      cuts:
        outline([
          [81.5, 16.5],
          [93, 16.5, 1.5],
          [98.5, 29],
          [81.5, 29],
        ]) +
        circlePath([22, 47], 10.5) +
        circlePath([90, 47], 10.5),
      inside: wheel(22, 47, 8.7, 3) + wheel(90, 47, 8.7, 3),
    },
  ],
};

/** A bus seen from the side, facing right. */
export function bus(width: number, height: number): Silhouette {
  const wheelRadius = height * 0.17;
  const floor = height - wheelRadius;
  const windowTop = height * 0.16;
  const windowBottom = height * 0.47;
  const pitch = (width * 0.82) / 6;
  const windows = Array.from({ length: 6 }, (_, index) => {
    const left = width * 0.035 + index * pitch;
    return outline([
      [left, windowTop, 1],
      [left + pitch * 0.8, windowTop, 1],
      [left + pitch * 0.8, windowBottom, 1],
      [left, windowBottom, 1],
    ]);
  });
  const windscreen = width * 0.875;
  const axles = [width * 0.2, width * 0.78];

  return {
    box: [0, width, 0, height],
    layers: [
      {
        solid: outline([
          [0, 0, height * 0.12],
          [width * 0.97, 0, height * 0.22],
          [width, floor * 0.62, height * 0.2],
          [width, floor, height * 0.08],
          [0, floor, height * 0.06],
        ]),
        cuts:
          windows.join("") +
          outline([
            [windscreen, windowTop, 1],
            [width * 0.958, windowTop, height * 0.06],
            [width * 0.985, windowBottom, 1],
            [windscreen, windowBottom, 1],
          ]) +
          axles
            .map((axle) => circlePath([axle, floor], wheelRadius * 1.25))
            .join(""),
        inside: axles
          .map((axle) => wheel(axle, floor, wheelRadius, wheelRadius * 0.35))
          .join(""),
      },
    ],
  };
}

/** A bicycle seen from the side, facing right. */
export const bicycle: Silhouette = {
  box: [18, 82, 27.5, 66],
  layers: [
    {
      solid: outline([
        [35.5, 31, 1.4],
        [46.5, 31, 1.4],
        [46, 34, 1.4],
        [36, 33.8, 1.4],
      ]),
      backing: circlePath([30, 54], 10.9) + circlePath([70, 54], 10.9),
      lines: [
        { data: circlePath([30, 54], 10.9), width: 2.2 },
        { data: circlePath([70, 54], 10.9), width: 2.2 },
        { data: circlePath([47, 54], 3), width: 2 },
        {
          data:
            openPath([
              [41, 33],
              [47, 54],
              [30, 54],
              [42.5, 38.5],
              [63, 38.5],
              [47, 54],
            ]) + "M70 54L60.5 30.5Q59.8 28.7 62 28.7H66.5",
          width: 2.2,
        },
      ],
    },
  ],
};

function wheel(x: number, y: number, radius: number, hub: number): string {
  return circlePath([x, y], radius) + hole(x, y, hub);
}

/** A circle that runs the other way, so that it leaves a hole. */
function hole(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0Z`;
}
