import {
  laneArrow,
  roadWithSidewalks,
  solidLine,
  brokenLine,
} from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  closedPath,
  line,
  path,
  type Box,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { inkRatio, lettersDown, text } from "@/packages/road-art/drawing/text";
import { leftHalf, oneDirection, ownLane, upright } from "./lanes";

const { paintYellow, white } = colours;
const centre = solidLine(upright(50));

/** Figures, characters and arrows painted on a lane. */
export const laneMarks = {
  m101: ownLane(
    turnArrow(),
    line(
      [
        [37, 52],
        [61, 74],
      ],
      paintYellow,
      3.4,
    ),
    line(
      [
        [61, 52],
        [37, 74],
      ],
      paintYellow,
      3.4,
    ),
    text("8-20", [33, 65, 80, 96], paintYellow),
  ),
  m105: roadWithSidewalks(centre, figures("40", 24, 76)),
  m115: roadWithSidewalks(centre, endLoop(), figures("50", 54, 94)),
  "m109-3": oneDirection(
    brokenLine(upright(50)),
    column("軽車両", [18, 42, 8, 92]),
    column("二輪", [58, 82, 16, 84]),
  ),
  "m109-4": oneDirection(
    brokenLine(upright(50)),
    column("大貨等", [18, 42, 8, 92]),
  ),
  "m109-6": oneDirection(
    solidLine(upright(50)),
    rows(leftHalf, "バス", "専用", "7-9"),
  ),
  "m109-7": oneDirection(
    brokenLine(upright(50)),
    rows(leftHalf, "バス", "優先", "7-9"),
  ),
  m204: roadWithSidewalks(
    centre,
    laneArrow(upright(leftHalf, 22, 78).reverse(), 3.4),
  ),
  m210: roadWithSidewalks(centre, diamond(12), diamond(60)),
  m211: roadWithSidewalks(centre, triangle(14), triangle(60)),
} satisfies Drawings;

/** Up on the left, over to the right and down again. */
function turnArrow(): string {
  return laneArrow(
    [
      [40, 46],
      [40, 8, 9],
      [58, 8, 9],
      [58, 42],
    ],
    3.2,
    paintYellow,
  );
}

function figures(string: string, top: number, bottom: number): string {
  return text(string, [19, 42, top, bottom], paintYellow);
}

/** Rows of characters down a lane, stretched along it. */
function rows(x: number, ...strings: string[]): string {
  const height = 84 / strings.length;
  return strings
    .map((string, index) => {
      const top = 8 + index * height;
      const bottom = top + height - 8;
      const half = Math.min(13.5, ((bottom - top) * inkRatio(string)) / 2);
      return text(string, [x - half, x + half, top, bottom], white);
    })
    .join("");
}

function column(string: string, box: Box): string {
  return path(lettersDown(string, box), white);
}

function endLoop(): string {
  return (
    path("M22 15a8.5 8.5 0 0 1 17 0V37a8.5 8.5 0 0 1-17 0Z", {
      stroke: white,
      width: 2.6,
    }) +
    line(
      [
        [38, 14],
        [23, 38],
      ],
      white,
      2.6,
    )
  );
}

function diamond(top: number): string {
  const corners: Point[] = [
    [leftHalf, top],
    [leftHalf + 4, top + 13],
    [leftHalf, top + 26],
    [leftHalf - 4, top + 13],
  ];
  return path(closedPath(corners), { stroke: white, width: 1.9 });
}

/** Base on the far side, point towards the driver. */
function triangle(top: number): string {
  return path(
    closedPath([
      [leftHalf - 7.5, top],
      [leftHalf + 7.5, top],
      [leftHalf, top + 25],
    ]),
    { stroke: white, width: 2 },
  );
}
