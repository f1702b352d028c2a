import type { Drawings } from "@/packages/road-art/drawing/svg";
import { car } from "./parts-car";
import { corners, house, painted, scene, stopLine, tree } from "./parts-road";
import { stopSign } from "./parts-street";

const town = [
  house([6, 38, 4, 24]),
  house([124, 156, 2, 22]),
  house([4, 36, 100, 118]),
  tree([132, 108], 7),
];

function equalRoads(side: "left" | "right") {
  return scene(
    corners([62, 98], [42, 78], { walk: 6 }),
    ...town,
    side === "left"
      ? car("white", { at: [36, 51], heading: 90 })
      : car("white", { at: [124, 69], heading: 270 }),
    car("own", { at: [71, 101] }),
  );
}

/** Crossings without signals, seen from above. */
export const plainCrossings = {
  "sc-int-uncontrolled": equalRoads("left"),
  "sc-int-uncontrolled-right": equalRoads("right"),
  "sc-int-wide-narrow": scene(
    corners([67, 93], [28, 82], { walk: 5, corner: 6 }),
    house([6, 46, 2, 14]),
    house([112, 152, 2, 14]),
    house([6, 42, 97, 116]),
    tree([124, 106], 7),
    car("white", { at: [122, 66], heading: 270 }),
    car("own", { at: [74, 103] }),
  ),
  "sc-int-priority": scene(
    corners([62, 98], [42, 78], { walk: 6 }),
    ...town,
    painted([-2, 60], [162, 60], { broken: true, wide: 1.6 }),
    car("white", { at: [126, 69], heading: 270 }),
    car("own", { at: [71, 101] }),
  ),
  "sc-int-stop": scene(
    corners([60, 100], [36, 74], { walk: 6 }),
    house([6, 36, 2, 20]),
    house([124, 156, 2, 20]),
    house([4, 34, 94, 116]),
    house([118, 152, 92, 112]),
    painted([80, -2], [80, 30]),
    painted([80, 80], [80, 122]),
    stopLine([61, 80], [79, 80]),
    stopLine([81, 30], [99, 30]),
    stopSign([50, 98]),
    car("white", { at: [128, 64.5], heading: 270 }),
    car("own", { at: [70, 103] }),
  ),
} satisfies Drawings;
