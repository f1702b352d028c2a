import type { Drawings } from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import type { Indicators } from "./parts-lamps";
import {
  corners,
  painted,
  roadArrow,
  scene,
  stopLine,
  tree,
} from "./parts-road";
import { oneWaySign } from "./parts-street";

const ground = [
  corners([52, 108], [8, 46]),
  tree([24, 70], 7),
  tree([20, 104]),
  tree([136, 74]),
  tree([140, 102], 7),
];

function twoWay(x: number, indicators: Indicators) {
  return scene(
    ...ground,
    painted([80, 52], [80, 122], { broken: true }),
    painted([-2, 27], [46, 27]),
    painted([114, 27], [162, 27]),
    stopLine([53, 52], [79, 52]),
    car("own", { at: [x, 74], indicators }),
  );
}

function oneWay(x: number) {
  return scene(
    ...ground,
    painted([-2, 27], [46, 27]),
    painted([114, 27], [162, 27]),
    stopLine([53, 52], [107, 52]),
    roadArrow([80, 108]),
    oneWaySign([44, 106]),
    oneWaySign([116, 106]),
    car("own", { at: [x, 74], indicators: "right" }),
  );
}

/** Where a car keeps to before it turns, seen from above. */
export const positions = {
  "sc-right-position-two-way": twoWay(73, "right"),
  "sc-right-position-two-way-left": twoWay(59.5, "right"),
  "sc-right-position-one-way": oneWay(100.5),
  "sc-right-position-one-way-centre": oneWay(80),
  "sc-left-position": twoWay(59.5, "left"),
  "sc-left-position-wide": twoWay(73, "left"),
} satisfies Drawings;
