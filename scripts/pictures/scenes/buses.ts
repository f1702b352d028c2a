import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  path,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { car } from "./parts-car";
import { bus, schoolBus } from "./parts-large";
import { painted, scene, sides, tree } from "./parts-road";
import { child } from "./parts-walkers";

const street = [
  sides([48, 112]),
  tree([18, 40], 7),
  tree([22, 98]),
  tree([140, 24]),
  tree([142, 88], 7),
];

/** Drawn smaller than other streets: two lengths of the bus have room. */
function leaving(own: Point) {
  const size = 0.62;
  return scene(
    sides([60, 100]),
    tree([22, 40], 7),
    tree([28, 98]),
    tree([132, 24]),
    tree([138, 88], 7),
    painted([80, -2], [80, 122], { broken: true, wide: 0.9 }),
    path("M56 14L56 4", { stroke: colours.pole, width: 1.2 }),
    circle([56, 4.6], 3.2, {
      fill: colours.markOrange,
      stroke: colours.white,
      width: 0.9,
    }),
    bus({ at: [66, 22], indicators: "right", size }),
    car("own", { at: own, size }),
  );
}

function lane(letters: string, ...traffic: string[]) {
  const words =
    text("バス", [43, 57, 8, 18], colours.white) +
    text(letters, [43, 57, 21, 33], colours.white);
  return scene(
    sides([39, 121]),
    tree([14, 30]),
    tree([16, 92], 7),
    tree([144, 54], 7),
    painted([60, -2], [60, 122], { broken: true }),
    painted([100, -2], [100, 122], { broken: true }),
    painted([80, -2], [80, 122], { wide: 1.6 }),
    words,
    ...traffic,
  );
}

/** Buses at a stop and lanes for them, seen from above. */
export const buses = {
  "sc-bus-leaving": leaving([70, 107]),
  "sc-bus-leaving-near": leaving([77.6, 38]),
  "sc-bus-lane": lane(
    "優先",
    car("white", { at: [70, 30] }),
    car("own", { at: [50, 50] }),
    bus({ at: [50, 94] }),
  ),
  "sc-bus-lane-only": lane(
    "専用",
    car("white", { at: [70, 34] }),
    car("own", { at: [50, 76] }),
  ),
  "sc-school-bus": scene(
    ...street,
    painted([80, -2], [80, 122], { broken: true }),
    schoolBus({ at: [55.5, 38], indicators: "hazard" }),
    child([43.4, 12], 0),
    child([41, 33], 270),
    child([44.2, 52], 180),
    car("own", { at: [65, 102] }),
  ),
} satisfies Drawings;
