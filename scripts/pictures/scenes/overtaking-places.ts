import { colours } from "../colours";
import { framed, group, path, rect, type Drawings } from "../svg";
import { car } from "./parts-car";
import { corners, painted, scene, sides, tree } from "./parts-road";

const bend = framed(
  160,
  120,
  rect([0, 160, 0, 120], colours.lawn),
  tree([24, 24], 9),
  tree([50, 14], 6),
  tree([20, 70], 6),
  tree([126, 84], 8),
  tree([146, 106], 6),
  tree([112, 108], 6),
  path("M72 124V92Q72 44 164 44", { stroke: colours.kerb, width: 42 }),
  path("M72 124V92Q72 44 164 44", { stroke: colours.asphalt, width: 40 }),
  path("M72 124V92Q72 44 164 44", {
    stroke: colours.white,
    width: 1.2,
    dash: [7, 6],
  }),
  car("grey", { at: [65, 72], heading: 18 }),
  car("own", { at: [62, 106] }),
);

const tunnel = scene(
  sides([54, 106]),
  painted([80, -2], [80, 122], { broken: true }),
  car("grey", { at: [67, 62] }),
  car("own", { at: [67, 98] }),
  group(
    {},
    rect([-2, 162, -2, 34], colours.hedgeDark),
    tree([18, 14], 9),
    tree([44, 8], 6),
    tree([120, 14], 8),
    tree([146, 8], 7),
    path("M44 34L116 34L112 26L48 26Z", colours.kerb),
    rect([54, 106, 30, 36], colours.night),
    rect([44, 54, 34, 42], colours.kerb),
    rect([106, 116, 34, 42], colours.kerb),
  ),
);

const junction = scene(
  corners([54, 106], [4, 40]),
  tree([22, 66], 7),
  tree([26, 104]),
  tree([138, 70]),
  tree([134, 104], 7),
  painted([80, 46], [80, 122], { broken: true }),
  car("grey", { at: [67, 62] }),
  car("own", { at: [67, 98] }),
);

/** Roads on which a car follows another, seen from above. */
export const overtakingPlaces = {
  "sc-overtake-bend": bend,
  "sc-overtake-tunnel": tunnel,
  "sc-overtake-crossing": junction,
} satisfies Drawings;
