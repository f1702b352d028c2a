import { walkingMan } from "@/packages/road-art/above/people";
import { colours } from "@/packages/road-art/drawing/colours";
import { squareRed } from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import { line, type Drawings } from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { blue, white } = colours;
const walker = stamp(walkingMan, [33, 67, 20, 66], { colour: blue, halo: 1.7 });

/** Signs that shut out people on foot. */
export const pedestrians = {
  "331": squareRed(walker, text("通行止", [22, 58, 69, 80], blue)),
  "332": squareRed(
    roadEdge(21, 44, 67, 20.5),
    roadEdge(40, 66, 80, 46),
    walker,
    text("横断禁止", [20, 60, 70, 80], blue),
  ),
} satisfies Drawings;

function roadEdge(x1: number, y1: number, x2: number, y2: number): string {
  const points = [
    [x1, y1],
    [x2, y2],
  ] as const;
  return line(points, white, 6.4) + line(points, blue, 3);
}
