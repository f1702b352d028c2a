import { colours } from "../colours";
import { rect, type Drawings } from "../svg";
import { car } from "./parts-car";
import { tram } from "./parts-large";
import { moped } from "./parts-moped";
import {
  corners,
  painted,
  scene,
  sides,
  stopLine,
  tree,
  zebra,
} from "./parts-road";
import { greenLight, railsAcross } from "./parts-street";
import { walker } from "./parts-walkers";

const lit = [
  corners([58, 102], [36, 84]),
  tree([30, 12]),
  tree([130, 10], 7),
  tree([26, 106], 7),
  tree([134, 108]),
  painted([80, -2], [80, 22]),
  painted([80, 98], [80, 122]),
  painted([-2, 60], [44, 60]),
  painted([116, 60], [162, 60]),
  zebra([58, 102, 25, 33], "up"),
  zebra([58, 102, 87, 95], "up"),
  zebra([47, 55, 36, 84], "across"),
  zebra([105, 113, 36, 84], "across"),
  stopLine([59, 98], [79, 98]),
  stopLine([81, 22], [101, 22]),
  stopLine([44, 37], [44, 59]),
  stopLine([116, 61], [116, 83]),
  greenLight([44, 28]),
];

/** Who else is at a crossing: people, oncoming cars, a tram, a rider. */
export const otherUsers = {
  "sc-right-far-crosswalk": scene(
    ...lit,
    walker({ at: [109, 42], heading: 180, clothes: colours.clothDark }),
    walker({ at: [109, 60], heading: 180, clothes: colours.clothLight }),
    walker({ at: [109, 76], heading: 0, clothes: colours.cloth }),
    car("own", { at: [88, 57], heading: 52, indicators: "right" }),
  ),
  "sc-int-straight-oncoming-right": scene(
    ...lit,
    car("white", { at: [86, 48], heading: 203, indicators: "right" }),
    car("own", { at: [69, 108] }),
  ),
  "sc-tram-left": scene(
    corners([62, 98], [38, 84], { walk: 6 }),
    tree([20, 12], 7),
    tree([142, 14]),
    tree([140, 108], 7),
    rect([-2, 162, 46, 76], colours.asphaltLight),
    railsAcross(54),
    railsAcross(68),
    tram({ at: [22, 54], heading: 90 }),
    car("own", { at: [71, 103] }),
  ),
  "sc-queue-gap": scene(
    sides([50, 112]),
    rect([110, 162, 46, 74], colours.asphalt),
    tree([20, 26], 7),
    tree([24, 92]),
    tree([140, 20]),
    tree([142, 104], 7),
    painted([80, -2], [80, 46]),
    painted([80, 74], [80, 122]),
    car("grey", { at: [90, 4], heading: 180, braking: true }),
    car("white", { at: [90, 32], heading: 180, braking: true }),
    car("white", { at: [90, 90], heading: 180, braking: true }),
    car("grey", { at: [90, 117], heading: 180, braking: true }),
    moped({ at: [105, 34], heading: 180, size: 1.1 }),
    car("own", { at: [73, 68], heading: 24, indicators: "right" }),
  ),
} satisfies Drawings;
