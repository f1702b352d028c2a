import type { Drawings } from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { ambulance } from "./parts-large";
import {
  corners,
  painted,
  roadArrow,
  scene,
  sides,
  stopLine,
  tree,
} from "./parts-road";
import { oneWaySign } from "./parts-street";

const junction = [
  corners([54, 106], [4, 40]),
  tree([22, 66], 7),
  tree([26, 104]),
  tree([138, 70]),
  tree([134, 104], 7),
  painted([-2, 22], [48, 22]),
  painted([112, 22], [162, 22]),
];

/** An ambulance on its way, behind the own car. */
export const emergency = {
  "sc-emergency-near-crossing": scene(
    ...junction,
    painted([80, 46], [80, 122], { broken: true }),
    stopLine([55, 46], [79, 46]),
    car("own", { at: [67, 66] }),
    ambulance({ at: [67, 104] }),
  ),
  "sc-emergency-near-crossing-one-way": scene(
    ...junction,
    stopLine([55, 46], [105, 46]),
    roadArrow([93, 108]),
    oneWaySign([46, 100]),
    oneWaySign([114, 100]),
    car("own", { at: [74, 66] }),
    ambulance({ at: [64, 104] }),
  ),
  "sc-emergency-midblock": scene(
    sides([54, 106]),
    tree([24, 20], 7),
    tree([20, 84]),
    tree([136, 44]),
    tree([138, 104], 7),
    painted([80, -2], [80, 122], { broken: true }),
    car("white", { at: [93, 24], heading: 180 }),
    car("own", { at: [67, 52] }),
    ambulance({ at: [67, 102] }),
  ),
} satisfies Drawings;
