import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  group,
  mirror,
  path,
  place,
  rect,
  rotate,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { carSide } from "./parts-profile";

const bayPlate = group(
  {},
  path("M154 64L154 32", { stroke: colours.pole, width: 1.4 }),
  rect(
    [143, 159, 14, 34],
    { fill: colours.blue, stroke: colours.white, width: 0.8 },
    1.4,
  ),
  path("M151 16.5H154.5V26.5H151V24.5L147.5 22.5V19.5L151 18Z", colours.white),
  text("待避所", [145, 157, 28.4, 32.4], colours.white),
);

const rise = Math.atan2(45, 160) * (180 / Math.PI);

/** The ground's height under the wheels, at a place along the picture. */
function roadAt(x: number): number {
  return 94 - (x * 45) / 160;
}

/** The steep rock at the far side of the road. */
const rock = group(
  {},
  path(
    "M-2 95V50L16 44L34 50L60 30L84 34L108 10L132 14L162-2V50Z",
    colours.buildingDark,
  ),
  path(
    "M16 44L22 66L34 50L12 84ZM60 30L72 62L84 34L52 78ZM108 10L122 44L132 14L102 66ZM146 6L162 30V40L138 58Z",
    colours.building,
  ),
  path(
    "M-2 50L16 44L34 50L60 30L84 34L108 10L132 14L162-2V-6L128 4L104 2L82 26L58 22L32 42L14 36L-2 42Z",
    colours.hedgeDark,
  ),
);

/** Posts and a rail along the valley side. */
function guardRail(): string {
  const from = roadAt(-2) + 5;
  const to = roadAt(162) + 5;
  const posts = [6, 30, 54, 78, 102, 126, 150].map(
    (x) => `M${x} ${(roadAt(x) + 6).toFixed(1)}v-7`,
  );
  return (
    path(posts.join(""), { stroke: colours.pole, width: 2 }) +
    path(`M-2 ${from - 5}L162 ${to - 5}`, { stroke: colours.white, width: 3 }) +
    path(`M-2 ${from - 5}L162 ${to - 5}`, { stroke: colours.kerb, width: 0.8 })
  );
}

function mountain(bay: boolean) {
  const y = (x: number) => roadAt(x).toFixed(1);
  const cars = [
    place(rotate(carSide(true), -rise, [0, 0]), [38, roadAt(38) - 1.5], 0.95),
    place(
      rotate(mirror(carSide(false), 0), -rise, [0, 0]),
      [122, roadAt(122) - 1.5],
      0.95,
    ),
  ];
  return framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.sky),
    path("M20 22a6 6 0 0 1 11-3a7 7 0 0 1 13 3Z", colours.cloud),
    rock,
    bay
      ? path(
          `M74 ${y(74)}L84 ${roadAt(84) - 17}L150 ${roadAt(150) - 17}L158 ${y(158)}Z`,
          {
            fill: colours.asphaltLight,
            stroke: colours.kerb,
            width: 1,
          },
        )
      : "",
    path(
      `M-2 ${roadAt(-2) - 5}L162 ${roadAt(162) - 5}V${roadAt(162) + 5}L-2 ${roadAt(-2) + 5}Z`,
      colours.asphalt,
    ),
    bay ? bayPlate : "",
    ...cars,
    path(
      `M-2 ${roadAt(-2) + 4}L162 ${roadAt(162) + 4}V122H-2Z`,
      colours.lawnDark,
    ),
    path(
      `M-2 ${roadAt(-2) + 16}L162 ${roadAt(162) + 30}V122H-2Z`,
      colours.lawn,
    ),
    guardRail(),
  );
}

/** Two cars meet on a mountain road, seen from the side. */
export const hillMeeting = {
  "sc-hill-passing": mountain(false),
  "sc-hill-passing-bay": mountain(true),
} satisfies Drawings;
