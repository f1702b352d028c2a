import { colours } from "../colours";
import { rect, type Drawings } from "../svg";
import { car } from "./parts-car";
import type { Indicators } from "./parts-lamps";
import { tram } from "./parts-large";
import { corners, painted, scene, stopLine, tree, zebra } from "./parts-road";
import { greenLight, rails } from "./parts-street";

function signalled(oncoming?: Indicators) {
  return scene(
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
    car("white", { at: [91, 27], heading: 180, indicators: oncoming }),
    car("own", { at: [74.5, 71], heading: 8, indicators: "right" }),
  );
}

const tramCrossing = scene(
  corners([40, 120], [40, 82]),
  tree([12, 14], 7),
  tree([146, 108], 7),
  rect([66, 94, -2, 122], colours.asphaltLight),
  rails(73),
  rails(87),
  painted([66, -2], [66, 36]),
  painted([66, 86], [66, 122]),
  painted([94, -2], [94, 36]),
  painted([94, 86], [94, 122]),
  painted([-2, 61], [36, 61]),
  painted([124, 61], [162, 61]),
  stopLine([41, 88], [65, 88]),
  stopLine([95, 34], [119, 34]),
  tram({ at: [87, 8], heading: 180 }),
  car("own", { at: [73, 66], heading: 12, indicators: "right" }),
);

/** Right turns, seen from above. */
export const rightTurns = {
  "sc-int-right-wait": signalled(),
  "sc-int-right-wait-left": signalled("left"),
  "sc-int-tram": tramCrossing,
} satisfies Drawings;
