import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  group,
  line,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { painted, tree } from "./parts-road";
import { walker } from "./parts-walkers";

function guardRail(x: number): string {
  return (
    line(
      [
        [x, -2],
        [x, 122],
      ],
      colours.white,
      1.6,
    ) +
    line(
      [
        [x, -2],
        [x, 122],
      ],
      colours.pole,
      3,
      { dash: [1.2, 10] },
    )
  );
}

const median = group(
  {},
  rect([136, 162, -2, 122], colours.hedge),
  guardRail(138),
  tree([150, 20], 7),
  tree([151, 62], 7),
  tree([150, 102], 7),
);

const merge = framed(
  160,
  120,
  rect([0, 160, 0, 120], colours.lawn),
  tree([30, 24], 8),
  tree([22, 62], 6),
  path("M60-2V70Q60 96 14 122H44L84 108V122H136V-2Z", {
    fill: colours.asphalt,
    stroke: colours.kerb,
    width: 1.4,
  }),
  median,
  painted([109, -2], [109, 122], { broken: true }),
  painted([131, -2], [131, 122]),
  path("M62-2V70Q62 96 16 122", { stroke: colours.white, width: 1.2 }),
  path("M40 122Q87 106 87 74V122", { stroke: colours.white, width: 1.2 }),
  path("M87 76L87 6", { stroke: colours.white, width: 2, dash: [4, 4] }),
  car("white", { at: [98, 92] }),
  car("grey", { at: [120, 34] }),
  car("own", { at: [74.5, 58], indicators: "right" }),
);

const exit = framed(
  160,
  120,
  rect([0, 160, 0, 120], colours.lawn),
  tree([24, 70], 8),
  tree([34, 104], 6),
  tree([20, 36], 5),
  path("M60 122V50Q60 24 14-2H44Q84 12 84 12V-2H136V122Z", {
    fill: colours.asphalt,
    stroke: colours.kerb,
    width: 1.4,
  }),
  median,
  painted([109, -2], [109, 122], { broken: true }),
  painted([131, -2], [131, 122]),
  path("M62 122V50Q62 22 18-2M40-2Q87 14 87 46V-2", {
    stroke: colours.white,
    width: 1.2,
  }),
  path("M87 46L87 116", { stroke: colours.white, width: 2, dash: [4, 4] }),
  car("white", { at: [98, 40] }),
  car("own", { at: [74.5, 78], indicators: "left" }),
);

function breakdown(...parts: string[]) {
  return framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.lawn),
    tree([14, 18], 8),
    tree([20, 98], 7),
    rect([50, 136, -2, 122], colours.asphalt),
    guardRail(48),
    median,
    painted([72, -2], [72, 122], { wide: 1.8 }),
    painted([101, -2], [101, 122], { broken: true }),
    painted([131, -2], [131, 122]),
    car("white", { at: [87, 84] }),
    car("grey", { at: [116, 32] }),
    ...parts,
    car("own", { at: [60, 38], indicators: "hazard" }),
  );
}

const triangle = group(
  {},
  circle([60, 99.5], 6.4, { fill: colours.asphaltDark, opacity: 0.6 }),
  path("M60 92L66 102H54Z", {
    stroke: colours.lampRed,
    width: 2.4,
    join: "round",
  }),
  path("M60 92L66 102L54 102Z", {
    stroke: colours.reflector,
    width: 0.7,
    join: "round",
  }),
);

/** Joining and leaving an expressway, and a breakdown on it. */
export const expressway = {
  "sc-expwy-merge": merge,
  "sc-expwy-exit": exit,
  "sc-expwy-breakdown": breakdown(
    triangle,
    walker({ at: [39, 56], heading: 180, clothes: colours.cloth, size: 1.15 }),
    walker({
      at: [37, 68],
      heading: 180,
      clothes: colours.clothLight,
      size: 1.15,
    }),
  ),
  "sc-expwy-breakdown-lane": breakdown(
    walker({ at: [56, 57], heading: 90, clothes: colours.cloth, size: 1.15 }),
    walker({
      at: [64, 71],
      heading: 0,
      clothes: colours.clothLight,
      size: 1.15,
    }),
  ),
} satisfies Drawings;
