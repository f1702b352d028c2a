import { arrow, type Route } from "../drawing/arrows";
import { colours, type Colour } from "../drawing/colours";
import {
  boxPath,
  draw,
  line,
  path,
  rect,
  type Box,
  type Drawing,
  type Point,
} from "../drawing/svg";

const { asphalt, sidewalk, kerb, lawn, white } = colours;

/** Width of a normal painted line on the 100 × 100 tiles. */
export const lineWidth = 1.8;

/** A road running upwards with sidewalks; carriageway x11.4–88.6. 100 × 100. */
export function roadWithSidewalks(...parts: string[]): Drawing {
  return draw(
    100,
    100,
    rect([0, 100, 0, 100], asphalt),
    rect([0, 10, 0, 100], sidewalk),
    rect([90, 100, 0, 100], sidewalk),
    rect([10, 11.4, 0, 100], kerb),
    rect([88.6, 90, 0, 100], kerb),
    ...parts,
  );
}

/** A road running upwards between grass verges; asphalt x8–92. 100 × 100. */
export function roadWithVerges(...parts: string[]): Drawing {
  return draw(
    100,
    100,
    rect([0, 100, 0, 100], lawn),
    rect([8, 92, 0, 100], asphalt),
    ...parts,
  );
}

/** A solid painted line. */
export function solidLine(
  points: readonly Point[],
  colour: Colour = white,
  width = lineWidth,
): string {
  return line(points, colour, width);
}

/** A broken painted line; dash and gap in units. */
export function brokenLine(
  points: readonly Point[],
  colour: Colour = white,
  width = lineWidth,
  dash: readonly [dash: number, gap: number] = [12, 12],
): string {
  return line(points, colour, width, { dash });
}

/**
 * The stripes of a pedestrian crossing that fills the box. Stripes run along
 * the way of the cars: upright for a road that runs upwards.
 */
export function zebra(
  [left, right, top, bottom]: Box,
  { stripe = 4.4, pitch = 8.8, sideways = false } = {},
): string {
  const [from, to] = sideways ? [top, bottom] : [left, right];
  const count = Math.floor((to - from - stripe) / pitch) + 1;
  const start = from + (to - from - (count - 1) * pitch - stripe) / 2;
  const stripes = Array.from({ length: count }, (_, index) => {
    const near = start + index * pitch;
    return sideways
      ? boxPath([left, right, near, near + stripe])
      : boxPath([near, near + stripe, top, bottom]);
  });
  return path(stripes.join(""), white);
}

/** An arrow painted on a lane. */
export function laneArrow(
  route: Route,
  width = 2.6,
  colour: Colour = white,
): string {
  const head = { length: width * 3.6, width: width * 3.2, round: 0.3 };
  return path(arrow(route, width, { ...head, sweep: 0 }), colour);
}
