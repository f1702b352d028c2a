import { colours } from "../colours";
import {
  framed,
  group,
  mirror,
  path,
  place,
  rect,
  rotate,
  type Drawings,
} from "../svg";
import { text } from "../text";
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

function mountain(bay: boolean) {
  const angle = Math.atan2(44, 160) * (180 / Math.PI);
  return framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.sky),
    path("M30 24a6 6 0 0 1 11-3a7 7 0 0 1 13 3Z", colours.cloud),
    path("M-2 92L30 58L62 54L104 14L162 4L162 60L-2 100Z", colours.hedge),
    path("M60 60L104 14L162 4L162 60Z", colours.hedgeDark),
    path("M-2 100L162 55L162 122L-2 122Z", colours.building),
    path("M20 122L30 108L44 122M70 122L84 100L104 122M120 122L138 96L156 122", {
      stroke: colours.buildingDark,
      width: 2,
    }),
    path("M-2 90L162 45L162 57L-2 102Z", colours.asphalt),
    bay
      ? path("M88 77.3L96 83L148 69L154 59Z", colours.asphalt) +
          path("M-2 102L88 77.3L96 83L148 69L154 59.2L162 57", {
            stroke: colours.kerb,
            width: 1.4,
          }) +
          place(bayPlate, [-2, 0])
      : path("M-2 102L162 57", { stroke: colours.kerb, width: 1.4 }),
    place(rotate(carSide(true), -angle, [0, 0]), [36, 89], 0.95),
    place(rotate(mirror(carSide(false), 0), -angle, [0, 0]), [124, 65], 0.95),
  );
}

/** Two cars meet on a mountain road, seen from the side. */
export const hillMeeting = {
  "sc-hill-passing": mountain(false),
  "sc-hill-passing-bay": mountain(true),
} satisfies Drawings;
