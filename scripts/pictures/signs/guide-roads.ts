import { arrow, type Head } from "@/packages/road-art/drawing/arrows";
import { boardBlue, boardGuide } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import {
  draw,
  mirror,
  path,
  polygon,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { passingPlace } from "./guide-symbols";
import { parking } from "./instruction";
import { nationalShield, prefecturalShield } from "./route-shields";
import { centred } from "./wording";

const { white, blue, red } = colours;

const head: Head = { length: 13, width: 13, round: 0.7 };
const arm = path(
  arrow(
    [
      [50, 62],
      [12.5, 62],
    ],
    4.4,
    head,
  ),
  white,
);
const junction = [
  path(
    arrow(
      [
        [50, 81],
        [50, 26.5],
      ],
      6,
      { ...head, length: 15 },
    ),
    white,
  ),
  arm,
  mirror(arm),
  centred("中川", 50, [5, 15.5], white),
  centred("Nakagawa", 50, [17.5, 22.5], white),
  centred("大山", 24, [38, 48], white),
  centred("Oyama", 24, [50, 55], white),
  centred("小川", 76, [38, 48], white),
  centred("Ogawa", 76, [50, 55], white),
];

/** Guide signs of ordinary roads, mostly white on blue. */
export const guideRoads = {
  "105-a": draw(
    100,
    86,
    destination(0, "up", "上田", "Ueda", "4"),
    destination(29, "right", "小川", "Ogawa", "5"),
    destination(58, "left", "大山", "Oyama", "7"),
  ),
  "108-a": boardGuide(
    100,
    100,
    ...junction,
    centred("300m", 50, [87, 95], white),
  ),
  "108-2-a": boardGuide(100, 86, ...junction),
  "116-5": boardBlue(
    66.7,
    100,
    passingPlace(white),
    text("待避所", [9, 57.7, 81, 93], white),
  ),
  "117-a": parking,
  "117-3-a": boardGuide(
    100,
    37,
    text("登坂車線", [8, 62, 8, 21], white),
    text("SLOWER TRAFFIC", [8, 62, 25, 31], white),
    path(
      arrow(
        [
          [88, 34],
          [88, 29],
          [75.5, 20],
          [75.5, 4],
        ],
        6,
        { length: 13, width: 14, round: 0.6 },
      ),
      white,
    ),
    polygon(
      [
        [84.5, 4],
        [91, 4],
        [91, 24],
        [84.5, 19.4],
      ],
      white,
    ),
  ),
  "118-a": draw(
    100,
    94,
    nationalShield,
    centred("国道", 50, [11, 22.5], white),
    figures("142", [25, 75, 28.5, 58], white),
    centred("ROUTE", 50, [66, 75], white),
  ),
  "118-2-a": draw(
    100,
    88,
    prefecturalShield,
    centred("県道", 50, [8.5, 19.5], white),
    figures("76", [29, 71, 26, 58.5], white),
    centred("福岡", 50, [66, 78.5], white),
  ),
  "120-a": draw(
    100,
    67,
    rect([0, 100, 0, 67], blue, 4),
    rect([9, 91, 9, 58], white, 4),
    polygon(
      [
        [13, 23.5],
        [23, 15.5],
        [23, 20],
        [31, 20],
        [31, 27],
        [23, 27],
        [23, 31.5],
      ],
      red,
    ),
    text("まわり道", [34.5, 86, 15.5, 31.5], blue),
    centred("DETOUR", 54, [38.5, 51], blue),
  ),
} satisfies Drawings;

/** One of the stacked plates of 105-A: 100 × 28 from a given height. */
function destination(
  top: number,
  way: "up" | "left" | "right",
  place: string,
  romaji: string,
  kilometres: string,
): string {
  const middle = top + 14;
  const arrows = {
    up: [
      [14, middle + 9],
      [14, middle - 10],
    ],
    left: [
      [22, middle],
      [4, middle],
    ],
    right: [
      [78, middle],
      [96, middle],
    ],
  } as const;
  const figure = way === "right" ? 14 : 85;
  return [
    rect([0, 100, top, top + 28], white, 2),
    rect([0.7, 99.3, top + 0.7, top + 27.3], blue, 1.6),
    path(
      arrow(arrows[way], 5.6, {
        length: 10,
        width: 13,
        sweep: 0.5,
        round: 0.6,
      }),
      white,
    ),
    centred(place, 50, [top + 4.5, top + 16], white),
    centred(romaji, 50, [top + 18.8, top + 24], white),
    figures(
      kilometres,
      [figure - 9.5, figure - 3, top + 8.5, top + 19.5],
      white,
    ),
    centred("km", figure + 5, [top + 12.5, top + 19.5], white),
  ].join("");
}
