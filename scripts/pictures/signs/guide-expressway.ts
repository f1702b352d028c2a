import { arrow } from "@/packages/road-art/drawing/arrows";
import { boardGreen } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import {
  draw,
  path,
  place,
  polygon,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { emergencyBay, handset } from "./guide-symbols";
import { nationalShield } from "./route-shields";
import { centred } from "./wording";

const { white, green, black } = colours;

const route16 = place(
  nationalShield + figures("16", [30, 70, 22, 66], white),
  [41, 3.2],
  0.18,
);
const places = [
  route16,
  centred("横浜", 50, [21.5, 35.5], white),
  centred("Yokohama", 50, [38, 45], white),
].join("");
const exitNumber =
  rect([2, 38, 2, 26], white) + centred("4", 20, [5, 23], green);

/** Guide signs of expressways, white on green. */
export const guideExpressway = {
  "103-a": entrance(
    "東名高速",
    "TOMEI EXPWY",
    polygon(
      [
        [18, 76],
        [60, 76],
        [60, 64],
        [84, 82],
        [18, 82],
      ],
      white,
    ),
  ),
  "104": entrance(
    "名神高速",
    "MEISHIN EXPWY",
    centred("入口", 50, [57, 71], white) + centred("150m", 50, [77, 92], white),
  ),
  "109": boardGreen(
    100,
    33,
    rect([4.5, 25.5, 4.5, 17], white),
    centred("4", 15, [6, 15.5], green),
    centred("横浜", 45, [5, 15.5], white),
    centred("2km", 80, [5.5, 15.5], white),
    centred("Yokohama", 57, [20, 28.5], white),
  ),
  "110-a": twoPanels(
    places,
    exitNumber +
      centred("出口", 52, [5, 15], white) +
      centred("EXIT", 52, [18.5, 23.5], white) +
      centred("1km", 81, [7, 20.5], white, 26),
  ),
  "112-a": twoPanels(
    places,
    exitNumber +
      upperLeft([64, 23], [43, 5], 4.4) +
      centred("出口", 82, [4.5, 14.5], white) +
      centred("EXIT", 82, [18, 24], white),
  ),
  "113-a": twoPanels(
    upperLeft([38, 41], [8, 8], 6.4) +
      centred("出口", 69, [7, 26], white) +
      centred("EXIT", 69, [31, 42], white),
    exitNumber +
      centred("横浜", 69, [4, 14], white) +
      centred("Yokohama", 69, [17, 24.5], white),
  ),
  "115": boardGreen(
    100,
    46,
    centred("料金所", 31, [7, 21], white),
    centred("1km", 75, [8, 20.5], white),
    centred("TOLL GATE", 50, [28, 39], white),
  ),
  "116-4": boardGreen(
    66.7,
    100,
    rect([6, 60.7, 12, 67], white),
    handset(black),
    text("非常電話", [5, 61.7, 77, 91], white),
  ),
  "116-6": boardGreen(
    66.7,
    100,
    emergencyBay(white, green),
    text("非常駐車帯", [4.5, 62.2, 83, 94], white),
  ),
  "118-3": draw(
    100,
    71,
    rect([0, 100, 0, 71], white, 7),
    rect([2.5, 97.5, 2.5, 68.5], green, 5),
    text("E", [20, 42, 14, 57], white),
    text("1", [57, 76, 14, 57], white),
  ),
} satisfies Drawings;

/** White above, with the road's name, and green below. */
function entrance(name: string, latin: string, ...lower: string[]) {
  return draw(
    100,
    100,
    rect([0, 100, 0, 100], green, 2),
    rect([1.5, 98.5, 1.5, 50], white, 1),
    centred(name, 50, [11, 28], green, 84),
    centred(latin, 50, [34, 44], green, 78),
    ...lower,
  );
}

/** A green panel over a strip of 28, with a white line between. */
function twoPanels(upper: string, strip: string) {
  return draw(
    100,
    79,
    rect([0, 100, 0, 79], white, 2),
    rect([0, 100, 0, 49.5], green, 1.5),
    rect([0, 100, 51, 79], green, 1.5),
    upper,
    place(strip, [0, 51]),
  );
}

/** A white arrow to the upper left. */
export function upperLeft(
  tail: readonly [number, number],
  tip: readonly [number, number],
  width: number,
): string {
  const head = { length: width * 3, width: width * 2.8, round: 0.6 };
  return path(arrow([tail, tip], width, head), white);
}
