import {
  laneArrow,
  lineWidth,
  roadWithSidewalks,
  solidLine,
} from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  rect,
  type Drawing,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { car } from "../scenes/parts-car";

const { kerb, lawn } = colours;

/** The scenes' cars, as large as a tile's lanes ask for. */
const carSize = 1.55;

/** Centre of the left and of the right half of a 100 × 100 road tile. */
export const leftHalf = 30;
const rightHalf = 70;

/** Straight up and down a tile at the given x. */
export function upright(x: number, top = 0, bottom = 100): Point[] {
  return [
    [x, top],
    [x, bottom],
  ];
}

/** Two lines side by side about x, the left one first; x of both centres. */
export function pairAbout(x: number): readonly [left: number, right: number] {
  return [x - lineWidth / 2 - 0.7, x + lineWidth / 2 + 0.7];
}

/** The learner's car and an oncoming one, each on its own half. */
export function facingTraffic(): string {
  return (
    car("own", { at: [leftHalf, 72], size: carSize }) +
    car("white", { at: [rightHalf, 28], heading: 180, size: carSize })
  );
}

/** The learner's car on the left half of the road. */
export function ownCarOnLeft(y = 72): string {
  return car("own", { at: [leftHalf, y], size: carSize });
}

/** Straight arrows on both lanes: everything runs up the picture. */
export function bothAhead(top = 8): string {
  return [leftHalf, rightHalf]
    .map((x) => laneArrow(upright(x, top, top + 34).reverse(), 3))
    .join("");
}

/** Two lanes of one direction, a median strip on the right. 100 × 100. */
export function oneDirection(...parts: string[]): Drawing {
  return roadWithSidewalks(
    rect([88.6, 100, 0, 100], lawn),
    rect([88.6, 90, 0, 100], kerb),
    ...parts,
  );
}

/** One wide own lane between the left kerb and the centre line on the right. */
export function ownLane(...parts: string[]): Drawing {
  return roadWithSidewalks(solidLine(upright(84)), ...parts);
}
