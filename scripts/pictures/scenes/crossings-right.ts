import { colours } from "@/packages/road-art/drawing/colours";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { signalled } from "./crossing-signalled";
import { car } from "./parts-car";
import type { Indicators } from "./parts-lamps";
import { tram } from "./parts-large";
import { corners, painted, scene, stopLine, tree } from "./parts-road";
import { rails } from "./parts-street";

function rightTurn(oncoming?: Indicators) {
  return scene(
    ...signalled,
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
  "sc-int-right-wait": rightTurn(),
  "sc-int-right-wait-left": rightTurn("left"),
  "sc-int-tram": tramCrossing,
} satisfies Drawings;
