import {
  auxLines,
  boardAuxYellow,
  boardWhite,
  withPlate,
} from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  redSlash,
  ringOnBoard,
  squareBlue,
} from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  path,
  place,
  polygon,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { carRear } from "./car-rear";
import { cyclistFront } from "./cyclist-front";
import { centred } from "./wording";

const { white, blue } = colours;

/** The letter of 403; it is also the sign of a car park, 117-A. */
export const parking = squareBlue(
  path(
    "M28 13H54.5A23.5 24 0 0 1 54.5 61H38.5V85H28ZM38.5 24.5V49.5H53.5A12.5 12.5 0 0 0 53.5 24.5Z",
    white,
  ),
);

const stopping = squareBlue(text("停", [18, 82, 18, 80], white));

/** 503-D, for cars that show a permit. */
export const permitHolders = boardAuxYellow(
  100,
  37,
  ...auxLines(["標章車専用"], 37),
);

const track = [
  polygon(
    [
      [31.4, 55.5],
      [34.8, 55.5],
      [17.6, 80],
      [10, 80],
    ],
    white,
  ),
  polygon(
    [
      [56, 55.5],
      [59.4, 55.5],
      [93, 80],
      [84.6, 80],
    ],
    white,
  ),
  rect([30, 62.4, 56.6, 58.4], white),
  rect([23, 73, 62.8, 65.6], white),
  rect([14, 86.6, 71, 75], white),
].join("");

/** Square instruction signs and the notice of a regulation. */
export const instruction = {
  "401": squareBlue(
    stamp(cyclistFront, [11, 47, 15, 85], { colour: white, ground: blue }),
    stamp(cyclistFront, [53, 89, 15, 85], { colour: white, ground: blue }),
  ),
  "402": squareBlue(
    stamp(carRear, [18, 70, 15, 55], { colour: white, ground: blue }),
    track,
  ),
  "402-2": withPlate(parking, permitHolders),
  "403": parking,
  "403-2": withPlate(stopping, permitHolders),
  "404": stopping,
  "405": squareBlue(
    polygon(
      [
        [31, 23],
        [50, 12],
        [68.5, 23],
        [68.5, 46],
        [89, 46],
        [89, 56],
        [68.5, 56],
        [68.5, 92],
        [50, 80],
        [31, 92],
        [31, 56],
        [11, 56],
        [11, 46],
        [31, 46],
      ],
      white,
    ),
  ),
  "406": squareBlue(
    text("中央線", [17, 86, 14, 32], white),
    polygon(
      [
        [40, 41],
        [60.6, 41],
        [60.6, 56],
        [90.5, 50],
        [50.3, 91],
        [10, 50],
        [40, 56],
      ],
      white,
    ),
  ),
  "406-2": squareBlue(
    rect([9.5, 90.5, 20, 40], white),
    text("停止線", [8, 92, 58, 84], white),
  ),
  "408": squareBlue(
    polygon(
      [
        [12, 39],
        [23, 28],
        [50, 55],
        [77, 28],
        [88, 39],
        [50, 76],
      ],
      white,
    ),
  ),
  "409-a": boardWhite(
    66.7,
    100,
    place(ringOnBoard(redSlash), [9.35, 7], 0.48),
    centred("休日を除く", 33.35, [61, 68.6], blue, 54),
    centred("8–20", 33.35, [73, 80], blue),
    centred("この先100m", 33.35, [84.4, 92], blue, 54),
  ),
} satisfies Drawings;
