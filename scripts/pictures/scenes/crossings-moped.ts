import { colours } from "@/packages/road-art/drawing/colours";
import { circle, path, type Drawings } from "@/packages/road-art/drawing/svg";
import { moped } from "./parts-moped";
import { corners, painted, scene, stopLine, zebra } from "./parts-road";
import { greenLight } from "./parts-street";

function threeLanes(x: number, ...way: string[]) {
  const lanes = [52, 66, 94, 108].flatMap((x) => [
    painted([x, 94], [x, 122], { broken: true }),
    painted([x, -2], [x, 16], { broken: true }),
  ]);
  return scene(
    corners([38, 122], [31, 79], { walk: 6 }),
    ...lanes,
    painted([80, 92], [80, 122], { wide: 1.6 }),
    painted([80, -2], [80, 18], { wide: 1.6 }),
    painted([-2, 55], [24, 55]),
    painted([136, 55], [162, 55]),
    zebra([38, 122, 20, 27], "up"),
    zebra([38, 122, 83, 90], "up"),
    zebra([27, 34, 31, 79], "across"),
    zebra([126, 133, 31, 79], "across"),
    stopLine([39, 93], [79, 93]),
    stopLine([81, 17], [121, 17]),
    stopLine([24, 32], [24, 54]),
    stopLine([136, 56], [136, 78]),
    greenLight([26, 23]),
    ...way,
    moped({ at: [x, 107], own: true, indicators: "right", size: 1.25 }),
  );
}

function dotted(data: string, tip: readonly [number, number]) {
  const [x, y] = tip;
  return (
    path(data, {
      stroke: colours.beam,
      width: 1.7,
      dash: [0.1, 4],
      cap: "round",
    }) +
    path(`M${x - 5} ${y - 3.4}L${x} ${y}L${x - 5} ${y + 3.4}`, {
      stroke: colours.beam,
      width: 1.8,
      cap: "round",
      join: "round",
    })
  );
}

/** A moped before a right turn on a road with three lanes each way. */
export const mopedTurns = {
  "sc-moped-two-step": threeLanes(45),
  "sc-moped-two-step-path": threeLanes(
    45,
    dotted("M45 95V44Q45 38 51 38H151", [154, 38]),
    circle([45.6, 39], 4, { stroke: colours.beam, width: 1.4 }),
  ),
  "sc-moped-direct-path": threeLanes(
    73,
    dotted("M73 95V64Q73 45 96 45H151", [154, 45]),
  ),
} satisfies Drawings;
