import { colours } from "@/packages/road-art/drawing/colours";
import {
  group,
  line,
  path,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { painted, scene, sides, stopLine, tree } from "./parts-road";
import { walker } from "./parts-walkers";

function track(y: number): string {
  return group(
    {},
    path(`M-2 ${y}H55M105 ${y}H162`, {
      stroke: colours.sleeper,
      width: 11,
      dash: [2.4, 3.4],
    }),
    path(`M-2 ${y - 3.6}H162M-2 ${y + 3.6}H162`, {
      stroke: colours.rail,
      width: 1.2,
    }),
  );
}

/** A barrier with its arm up and a cross-buck; the point is the foot. */
function barrier([x, y]: Point): string {
  return group(
    {},
    line(
      [
        [x, y],
        [x, y - 26],
      ],
      colours.black,
      2,
    ),
    line(
      [
        [x, y - 1],
        [x, y - 26],
      ],
      colours.paintYellow,
      2,
      { dash: [3, 3] },
    ),
    rect([x - 2.4, x + 2.4, y - 2, y + 2], colours.housing, 0.6),
    path(
      `M${x - 11} ${y - 17}L${x - 3} ${y - 9}M${x - 3} ${y - 17}L${x - 11} ${y - 9}`,
      {
        stroke: colours.black,
        width: 2.4,
      },
    ),
    path(
      `M${x - 11} ${y - 17}L${x - 3} ${y - 9}M${x - 3} ${y - 17}L${x - 11} ${y - 9}`,
      {
        stroke: colours.paintYellow,
        width: 2.4,
        dash: [2.2, 1.6],
      },
    ),
    line(
      [
        [x - 7, y],
        [x - 7, y - 9],
      ],
      colours.pole,
      1.2,
    ),
  );
}

function crossing(...cars: string[]) {
  return scene(
    sides([56, 104]),
    tree([18, 12], 7),
    tree([140, 14]),
    tree([20, 100]),
    tree([138, 96], 7),
    rect([-2, 162, 37, 67], colours.ballast),
    rect([55, 105, 36, 68], colours.asphaltLight),
    track(45),
    track(59),
    painted([80, -2], [80, 32]),
    painted([80, 76], [80, 122]),
    stopLine([57, 77], [79, 77]),
    stopLine([81, 30], [103, 30]),
    barrier([50, 78]),
    barrier([114, 32]),
    ...cars,
  );
}

/** A railway crossing with cars beyond it or on it. */
export const railwayQueue = {
  "sc-rail-queue": crossing(
    car("white", { at: [68, -7], braking: true }),
    car("grey", { at: [68, 19], braking: true }),
    car("own", { at: [68, 97] }),
  ),
  "sc-rail-stalled": crossing(
    car("own", { at: [68, 53], indicators: "hazard" }),
    walker({ at: [84, 62], heading: 160, clothes: colours.cloth }),
  ),
} satisfies Drawings;
