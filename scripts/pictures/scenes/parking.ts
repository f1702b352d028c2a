import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  group,
  path,
  place,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { car } from "./parts-car";
import { house, painted, scene, sides, tree, zebra } from "./parts-road";
import { measure } from "./parts-street";

const edge = 26;
const solid = 43.5;

/** A road without sidewalks, drawn larger: the left edge and the parked car. */
function roadside(x: number, ...lines: string[]) {
  const body = group(
    {},
    rect([0, 107, 0, 80], colours.lawn),
    tree([11, 16], 6),
    tree([9, 62], 5),
    rect([edge, 99, -2, 82], {
      fill: colours.asphalt,
      stroke: colours.kerb,
      width: 1,
    }),
    painted([66, -2], [66, 82], { broken: true }),
    ...lines,
    car("own", { at: [x, 42] }),
  );
  return framed(160, 120, place(body, [0, 0], 1.5));
}

const line1 = painted([solid, -2], [solid, 82]);
const line2 = painted([solid - 3, -2], [solid - 3, 82]);
const brokenLine = painted([solid - 3, -2], [solid - 3, 82], { broken: true });

function letter(sign: string, [x, y]: Point): string {
  return (
    circle([x, y], 4.4, {
      fill: colours.white,
      stroke: colours.asphaltDark,
      width: 0.6,
    }) + text(sign, [x - 1.8, x + 1.8, y - 2.5, y + 2.5], colours.black)
  );
}

const works = group(
  {},
  rect([100, 111, 104, 117], colours.ballast, 1),
  path("M98 103L113 103", { stroke: colours.paintYellow, width: 2.4 }),
  path("M98 103L113 103", {
    stroke: colours.black,
    width: 2.4,
    dash: [2.4, 2.6],
  }),
  circle([98, 116], 1.8, colours.markOrange),
  circle([98, 109.5], 1.8, colours.markOrange),
);

const garage = group(
  {},
  path("M39 97L49 95L49 113L39 111Z", colours.kerb),
  rect([22, 40, 96, 112], colours.buildingDark),
  rect([38, 40, 97, 111], colours.window),
);

const busStop = group(
  {},
  path("M118 42L118 32", { stroke: colours.pole, width: 1.4 }),
  circle([118, 29], 4.4, {
    fill: colours.markOrange,
    stroke: colours.white,
    width: 1.2,
  }),
);

const hydrant = group(
  {},
  path("M42 64L42 53", { stroke: colours.pole, width: 1.4 }),
  circle([42, 50], 4.4, {
    fill: colours.lampRed,
    stroke: colours.white,
    width: 1,
  }),
  circle([44.5, 63], 2, colours.lampRed),
);

/** Where and how cars are parked, seen from above. */
export const parkedCars = {
  "sc-park-strip-gap": roadside(36, line1),
  "sc-park-strip-edge": roadside(31.9, line1),
  "sc-park-strip-two-lines-outside": roadside(50.5, line1, line2),
  "sc-park-strip-two-lines-inside": roadside(32, line1, line2),
  "sc-park-strip-broken": roadside(50.5, line1, brokenLine),
  "sc-park-strip-none": roadside(32.2),
  "sc-park-distances": scene(
    sides([48, 112]),
    house([4, 30, 18, 42]),
    house([130, 156, 56, 84]),
    tree([18, 70], 7),
    tree([142, 16]),
    painted([80, 16], [80, 122], { broken: true }),
    zebra([48, 112, 3, 12], "up"),
    measure([56, 12.5], [56, 32.5]),
    letter("A", [63, 22]),
    hydrant,
    measure([56, 62], [56, 82]),
    letter("B", [63, 72]),
    garage,
    measure([52, 84], [52, 96]),
    letter("C", [59, 90]),
    busStop,
    measure([104, 38], [104, 78]),
    letter("D", [97, 58]),
    works,
    measure([104, 82], [104, 102]),
    letter("E", [97, 92]),
    path("M48 62H58M48 96H54M112 38H102", { stroke: colours.beam, width: 0.5 }),
  ),
} satisfies Drawings;
