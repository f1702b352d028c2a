import { colours } from "../colours";
import { circle, path, rect, type Drawings } from "../svg";
import { text } from "../text";
import { car } from "./parts-car";
import { bus, schoolBus } from "./parts-large";
import { painted, scene, sides, tree } from "./parts-road";
import { child, walker } from "./parts-walkers";

const street = [
  sides([48, 112]),
  tree([18, 40], 7),
  tree([22, 98]),
  tree([140, 24]),
  tree([142, 88], 7),
];

function leaving(own: string) {
  return scene(
    ...street,
    painted([80, -2], [80, 122], { broken: true }),
    path("M43 24L43 12", { stroke: colours.pole, width: 1.4 }),
    circle([43, 10], 4.4, {
      fill: colours.markOrange,
      stroke: colours.white,
      width: 1.2,
    }),
    bus({ at: [56.5, 36], indicators: "right" }),
    own,
  );
}

function lane(letters: string, ...traffic: string[]) {
  const words = [0, 66].map(
    (y) =>
      text("バス", [43, 57, y + 8, y + 18], colours.white) +
      text(letters, [43, 57, y + 21, y + 33], colours.white),
  );
  return scene(
    sides([39, 121]),
    tree([14, 30]),
    tree([16, 92], 7),
    tree([144, 54], 7),
    painted([60, -2], [60, 122], { broken: true }),
    painted([100, -2], [100, 122], { broken: true }),
    painted([80, -2], [80, 122], { wide: 1.6 }),
    words[0],
    ...traffic,
  );
}

/** Buses at a stop and lanes for them, seen from above. */
export const buses = {
  "sc-bus-leaving": leaving(car("own", { at: [65, 104] })),
  "sc-bus-leaving-near": leaving(car("own", { at: [71.5, 67] })),
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
    schoolBus({ at: [55.5, 34], indicators: "hazard" }),
    rect([48.6, 49.8, 21, 27], colours.beam),
    child([43.6, 21], 270),
    child([43.8, 30], 200),
    walker({ at: [43.6, 39.5], heading: 30, clothes: colours.clothDark }),
    child([43.6, 12], 180),
    car("own", { at: [65, 102] }),
  ),
} satisfies Drawings;
