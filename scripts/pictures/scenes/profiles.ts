import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  mirror,
  path,
  place,
  rect,
  rotate,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { carSide } from "./parts-profile";

function bush([x, y]: Point, radius: number): string {
  return (
    circle([x, y], radius, colours.hedge) +
    circle([x + radius, y + 1], radius * 0.8, colours.hedgeDark)
  );
}

function tag(letter: string, [x, y]: Point): string {
  return (
    circle([x, y], 5, {
      fill: colours.white,
      stroke: colours.asphaltDark,
      width: 0.6,
    }) + text(letter, [x - 2.1, x + 2.1, y - 2.8, y + 2.8], colours.black)
  );
}

const following = framed(
  160,
  120,
  rect([0, 160, 0, 120], colours.sky),
  path(
    "M18 16a6 6 0 0 1 11-3a7 7 0 0 1 13 3ZM108 22a5 5 0 0 1 9-3a6 6 0 0 1 11 3Z",
    colours.cloud,
  ),
  bush([70, 58], 6),
  bush([146, 58], 7),
  bush([8, 58], 7),
  rect([0, 160, 59, 63], colours.lawn),
  rect([0, 160, 63, 120], colours.asphalt),
  path("M-2 64L162 64", { stroke: colours.white, width: 1 }),
  place(carSide(true), [24, 74]),
  place(carSide(false, true), [136, 74]),
  path("M44 78L44 106", { stroke: colours.white, width: 0.7, dash: [2, 2] }),
  path("M74 84L74 106", { stroke: colours.white, width: 0.7, dash: [2, 2] }),
  path("M112 84L112 106", { stroke: colours.white, width: 0.7, dash: [2, 2] }),
  rect([44, 74, 88, 98], colours.clothLight),
  rect([74, 112, 88, 98], colours.cloth),
  tag("A", [59, 93]),
  tag("B", [93, 93]),
);

const rise = Math.atan2(38, 160) * (180 / Math.PI);

function slope(own: string) {
  return framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.sky),
    path(
      "M112 20a5 5 0 0 1 9-3a6 6 0 0 1 11 3ZM20 30a6 6 0 0 1 11-3a7 7 0 0 1 13 3Z",
      colours.cloud,
    ),
    bush([28, 80], 8),
    bush([136, 54], 8),
    path("M-2 98L162 59L162 122L-2 122Z", colours.asphalt),
    path("M-2 98L162 59", { stroke: colours.kerb, width: 3 }),
    path("M-2 112L162 73L162 122L-2 122Z", colours.lawn),
    path("M-2 112L162 73", { stroke: colours.lawnDark, width: 1.4 }),
    place(rotate(own, -rise, [0, 0]), [80, 83.5], 1.5),
  );
}

/** Distances and parked cars, seen from the side. */
export const profiles = {
  "sc-follow-distance": following,
  "sc-park-hill-up": slope(carSide(true)),
  "sc-park-hill-down": slope(mirror(carSide(true), 0)),
} satisfies Drawings;
