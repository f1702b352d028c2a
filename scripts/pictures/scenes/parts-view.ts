import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  group,
  path,
  place,
  polygon,
  rect,
  type Drawing,
  type Point,
} from "@/packages/road-art/drawing/svg";

const horizon = 48;
const focus = 110;
const eye = 1.25;

/** Where a spot appears to the driver: metres to the right, ahead, and up. */
export function seen(right: number, ahead: number, up = 0): Point {
  return [80 + (focus * right) / ahead, horizon + (focus * (eye - up)) / ahead];
}

/** A flat rectangle on the ground, in metres. */
export function slab(
  [left, right]: Point,
  [near, far]: Point,
  colour: Colour,
): string {
  return polygon(
    [seen(left, near), seen(left, far), seen(right, far), seen(right, near)],
    colour,
  );
}

/** Puts an upright figure, drawn in tenths of a metre, on the ground. */
export function stand(body: string, right: number, ahead: number): string {
  return place(body, seen(right, ahead), focus / 10 / ahead);
}

/** A wall along the road, from near to far, in metres. */
export function wall(
  right: number,
  [near, far]: Point,
  high: number,
  colour: Colour,
): string {
  return polygon(
    [
      seen(right, near),
      seen(right, near, high),
      seen(right, far, high),
      seen(right, far),
    ],
    colour,
  );
}

/** Zebra stripes across the road, in metres. */
export function zebraAhead([left, right]: Point, [near, far]: Point): string {
  const stripes: string[] = [];
  for (let x = left; x < right - 0.2; x += 0.9) {
    const corners = [
      seen(x, near),
      seen(x, far),
      seen(x + 0.45, far),
      seen(x + 0.45, near),
    ];
    stripes.push(
      `M${corners.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}Z`,
    );
  }
  return path(stripes.join(""), colours.white);
}

/** A broken line along the road, in metres. */
export function brokenAhead(right: number, nearest = 2.2): string {
  const pieces: string[] = [];
  for (let ahead = nearest; ahead < 60; ahead *= 1.9) {
    const corners = [
      seen(right - 0.07, ahead),
      seen(right - 0.07, ahead * 1.45),
      seen(right + 0.07, ahead * 1.45),
      seen(right + 0.07, ahead),
    ];
    pieces.push(
      `M${corners.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}Z`,
    );
  }
  return path(pieces.join(""), colours.white);
}

/** The inside of the car: dashboard and wheel, an indicator lamp lit or not. */
function cockpit(indicator?: "left" | "right"): string {
  const x = indicator === "left" ? 68 : 92;
  const way = indicator === "left" ? -1 : 1;
  return group(
    {},
    path("M-2 122V109Q80 99 162 109V122Z", colours.dashboard),
    path("M-2 109Q80 99 162 109", {
      stroke: colours.dashboardLight,
      width: 1.4,
    }),
    path("M60 122V112Q80 106 100 112V122Z", colours.dashboardLight),
    indicator
      ? path(
          `M${x + way * 4} 114.5L${x} 111V113.2H${x - way * 3.4}V115.8H${x}V118Z`,
          colours.lampGreen,
        )
      : "",
    path("M46 122A36 36 0 0 1 114 122", { stroke: colours.tyre, width: 5 }),
    path("M46 122A36 36 0 0 1 114 122", {
      stroke: colours.housingEdge,
      width: 1,
    }),
  );
}

/** A view through the windscreen; the parts lie from far to near. */
export function driverView(
  {
    sky = colours.sky,
    indicator,
  }: { sky?: Colour; indicator?: "left" | "right" },
  ...parts: string[]
): Drawing {
  return framed(
    160,
    120,
    rect([0, 160, 0, horizon + 1], sky),
    rect([0, 160, horizon, 120], colours.lawn),
    ...parts,
    cockpit(indicator),
  );
}

/** Houses and trees far away. */
export const skyline = group(
  {},
  rect([2, 24, 30, 49], colours.building),
  rect([24, 40, 36, 49], colours.buildingDark),
  rect([118, 134, 34, 49], colours.building),
  rect([134, 160, 28, 49], colours.buildingDark),
  path(
    "M5 34H9V38H5ZM13 34H17V38H13ZM139 33H143V37H139ZM148 33H152V37H148Z",
    colours.window,
  ),
  ...[46, 54, 106, 114].map((x) => circle([x, 46], 5, colours.hedge)),
  path("M60 48.5L102 48.5", { stroke: colours.hedgeDark, width: 2 }),
);
