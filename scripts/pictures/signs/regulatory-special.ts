import { truck } from "@/packages/road-art/above/vehicles";
import { arrow } from "@/packages/road-art/drawing/arrows";
import { boardBlue, boardWhite } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { discBlue, ringSlash } from "@/packages/road-art/drawing/plates";
import {
  haloed,
  stamp,
  type Ink,
  type Silhouette,
} from "@/packages/road-art/drawing/silhouette";
import {
  circlePath,
  group,
  line,
  num,
  openPath,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { letters, lettersDown } from "@/packages/road-art/drawing/text";
import { laneDashes } from "./lane-dashes";
import { tractorTrailer } from "./trailer";

const { blue, white } = colours;
const ink: Ink = { colour: white, ground: blue };

/** A hand cart: one large wheel, shafts rising to the right. */
const handCart: Silhouette = {
  box: [27, 81, 28, 71],
  layers: [
    {
      lines: [
        { data: circlePath([45, 53], 15.2), width: 3.2 },
        { data: spokes(45, 53, 14, 6), width: 1.3 },
        {
          data: openPath([
            [31, 45],
            [45, 49],
            [79, 37],
            [79, 31],
          ]),
          width: 3.6,
        },
      ],
      solid: circlePath([45, 53], 3.4),
    },
  ],
};

/** A tyre almost head-on, wrapped in a ladder of chain. */
const chainedTyre = [
  rect([29, 71, 16, 84], white, 13),
  group(
    { stroke: blue, width: 2.6, cap: "round" },
    path("M36 20V80M64 20V80", {}),
    path(
      [26, 36, 46, 56, 66].map((y) => `M36 ${y}L50 ${y + 5}L64 ${y}`).join(""),
      { fill: undefined, stroke: blue, width: 2.6, join: "round" },
    ),
  ),
].join("");

/** Signs for some vehicles only: loads, carts, tyres, lanes by kind. */
export const special = {
  "308": ringSlash(
    stamp(handCart, [25, 79, 30, 72], { colour: blue, halo: 1.7 }),
  ),
  "310-3": discBlue(chainedTyre),
  "319": ringSlash(haloed(letters("危険物", [24, 77, 39, 61]), blue, white, 2)),
  "327": boardWhite(
    100,
    75,
    path(lettersDown("軽車両", [15, 34, 10, 65]), blue),
    path(lettersDown("二輪", [66, 85, 15, 60]), blue),
    line(
      [
        [50, 9],
        [50, 66],
      ],
      blue,
      1.6,
    ),
  ),
  "327-2": boardBlue(
    100,
    75,
    ...[7, 48, 71, 93].map((x) => laneDashes(x, 8, 67, 2)),
    upArrow(27.5, 41, 9, 7),
    stamp(truck, [10.5, 44.5, 46, 68], ink),
  ),
  "327-3": boardBlue(
    100,
    100,
    ...[8, 62, 92].map((x) => laneDashes(x, 9, 91, 2.6)),
    upArrow(35, 54, 10, 9),
    stamp(tractorTrailer, [11.5, 58.5, 60, 90], ink),
  ),
  "327-6": boardBlue(
    100,
    100,
    laneDashes(7, 9, 91, 2.6),
    laneDashes(93, 9, 91, 2.6),
    upArrow(50, 60, 8, 11),
    stamp(tractorTrailer, [14, 86, 64, 92], ink),
  ),
} satisfies Drawings;

function upArrow(x: number, tail: number, tip: number, width: number): string {
  const head = { length: width * 2.4, width: width * 3, sweep: width * 0.3 };
  return path(
    arrow(
      [
        [x, tail],
        [x, tip],
      ],
      width,
      head,
    ),
    white,
  );
}

function spokes(x: number, y: number, radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * Math.PI) / count;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
  }).join("");
}
