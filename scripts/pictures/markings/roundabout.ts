import { solidLine } from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  closedPath,
  draw,
  num,
  path,
  rect,
  rotate,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { upright } from "./lanes";

const { asphalt, kerb, lawn, white } = colours;
const centre: Point = [50, 50];
const edge = 40;
const ring = 27;

/** A roundabout with four roads. */
export const roundabout = {
  "m111-2": draw(
    100,
    100,
    rect([0, 100, 0, 100], lawn),
    rect([35, 65, 0, 100], asphalt),
    rect([0, 100, 35, 65], asphalt),
    circle(centre, edge, asphalt),
    circle(centre, 15, kerb),
    circle(centre, 13.4, lawn),
    everyQuarter(
      solidLine(upright(50, 92)) + entryDashes() + ringArrow(20, 64),
    ),
  ),
} satisfies Drawings;

function everyQuarter(part: string): string {
  return [0, 90, 180, 270].map((turn) => rotate(part, turn, centre)).join("");
}

/** Thick dashes over the entering half of the lower road. */
function entryDashes(): string {
  return path(
    `M${at(92.5, edge - 2)}A${edge - 2} ${edge - 2} 0 0 1 ${at(112.5, edge - 2)}`,
    {
      stroke: white,
      width: 3.6,
      dash: [3.2, 1.8],
    },
  );
}

/** An arrow that runs clockwise on the ring between two angles. */
function ringArrow(from: number, to: number): string {
  const neck = to - 14;
  const tip: Point[] = [
    place(to, ring),
    place(neck, ring - 4),
    place(neck, ring + 4),
  ];
  return (
    path(`M${at(from, ring)}A${ring} ${ring} 0 0 1 ${at(neck + 1, ring)}`, {
      stroke: white,
      width: 2.6,
    }) + path(closedPath(tip), white)
  );
}

function at(degrees: number, radius: number): string {
  return place(degrees, radius).map(num).join(" ");
}

/** Degrees run clockwise from the right. */
function place(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    centre[0] + radius * Math.cos(angle),
    centre[1] + radius * Math.sin(angle),
  ];
}
