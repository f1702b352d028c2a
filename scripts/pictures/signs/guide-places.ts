import { bus } from "@/packages/road-art/above/vehicles";
import { arrow, outline } from "@/packages/road-art/drawing/arrows";
import {
  boardGreen,
  boardGuide,
  boardWhite,
} from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  draw,
  path,
  polygon,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { centred } from "./wording";

const { blue, white } = colours;

/** Guide signs that name places, streets and stops. */
export const guidePlaces = {
  "101": boardWhite(
    100,
    50,
    centred("中川村", 50, [8, 28], blue),
    centred("Nakagawa Vil.", 50, [34, 42], blue),
  ),
  "106-a": boardGuide(
    100,
    72,
    path(
      arrow(
        [
          [13, 62],
          [13, 10],
        ],
        6,
        { length: 17, width: 18, sweep: 2, round: 0.6 },
      ),
      white,
    ),
    centred("上田", 40, [13, 27], white),
    figures("4", [70, 78, 13.5, 27], white),
    centred("km", 87, [20, 27], white),
    centred("小川", 40, [45, 59], white),
    figures("25", [61, 78, 45.5, 59], white),
    centred("km", 87, [52, 59], white),
  ),
  "114-2-a": boardWhite(
    100,
    44,
    centred("大山", 50, [7, 24], blue),
    centred("Oyama", 50, [29, 37], blue),
  ),
  "117-2": boardGreen(
    100,
    75,
    centred("本線", 50, [9, 26], white),
    centred("EXPWY", 50, [32, 42], white),
    polygon(
      [
        [18, 62],
        [60, 62],
        [60, 51],
        [84, 68],
        [18, 68],
      ],
      white,
    ),
  ),
  "119-a": draw(
    100,
    25,
    path(streetPlate(0), blue),
    path(streetPlate(1.6), white),
    centred("中央通り", 50, [4.6, 15], blue),
    centred("Chuo-dori", 50, [17, 21.6], blue),
  ),
  "124-c": boardWhite(
    66.7,
    100,
    rect([8, 58.7, 9, 59.7], blue, 3),
    stamp(bus(48, 22), [13, 53.7, 24, 45], { colour: white, ground: blue }),
    centred("のりば", 33.35, [70, 86], blue, 50),
  ),
} satisfies Drawings;

/** A long plate, pointed at both ends. */
function streetPlate(depth: number): string {
  return outline([
    [9, depth, 1],
    [91, depth, 1],
    [99.5 - depth * 1.3, 12.5, 1],
    [91, 25 - depth, 1],
    [9, 25 - depth, 1],
    [0.5 + depth * 1.3, 12.5, 1],
  ]);
}
