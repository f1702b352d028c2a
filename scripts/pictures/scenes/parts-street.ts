import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  line,
  path,
  place,
  rect,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { stop } from "../signs/regulatory-stop";
import { glow } from "./parts-lamps";

/** Traffic lights with the green lamp lit, 21 wide, facing the reader. */
export function greenLight([x, y]: Point): string {
  return group(
    {},
    rect(
      [x - 11, x + 11, y - 4.2, y + 4.2],
      { fill: colours.housing, stroke: colours.white, width: 0.7 },
      4,
    ),
    circle([x, y], 2.4, colours.unlitYellow),
    circle([x + 6.4, y], 2.4, colours.unlitRed),
    glow([x - 6.4, y], 2.2, colours.lampGreen),
  );
}

/** A stop sign on its post, seen upright; the point is its foot. */
export function stopSign([x, y]: Point): string {
  return (
    line(
      [
        [x, y],
        [x, y - 10],
      ],
      colours.pole,
      1.4,
    ) + place(stop["330-a"].body, [x - 9, y - 25], 0.18)
  );
}

/** A one-way plate on its post, arrow up; the point is its foot. */
export function oneWaySign([x, y]: Point): string {
  return group(
    {},
    line(
      [
        [x, y],
        [x, y - 8],
      ],
      colours.pole,
      1.4,
    ),
    rect(
      [x - 4.2, x + 4.2, y - 25, y - 7],
      { fill: colours.blue, stroke: colours.white, width: 0.8 },
      1,
    ),
    path(
      `M${x - 1.1} ${y - 9}V${y - 17}H${x - 3}L${x} ${y - 23}L${x + 3} ${y - 17}H${x + 1.1}V${y - 9}Z`,
      colours.white,
    ),
  );
}

/** Rails of one track that runs up the picture. */
export function rails(x: number, gauge = 8): string {
  return path(`M${x - gauge / 2}-2V122M${x + gauge / 2}-2V122`, {
    stroke: colours.rail,
    width: 1.1,
  });
}

/** Rails of one track that runs across the picture. */
export function railsAcross(y: number, gauge = 8): string {
  return path(`M-2 ${y - gauge / 2}H162M-2 ${y + gauge / 2}H162`, {
    stroke: colours.rail,
    width: 1.1,
  });
}

/** A double-headed measure between two points of one row or column. */
export function measure([x1, y1]: Point, [x2, y2]: Point): string {
  const [ux, uy] =
    x1 === x2 ? [0, Math.sign(y2 - y1)] : [Math.sign(x2 - x1), 0];
  const head = (x: number, y: number, way: number) =>
    `M${x + way * ux * 2.6 + uy * 1.6} ${y + way * uy * 2.6 + ux * 1.6}L${x} ${y}` +
    `L${x + way * ux * 2.6 - uy * 1.6} ${y + way * uy * 2.6 - ux * 1.6}`;
  const data = `M${x1} ${y1}L${x2} ${y2}${head(x1, y1, 1)}${head(x2, y2, -1)}`;
  return path(data, {
    stroke: colours.beam,
    width: 0.9,
    join: "round",
    cap: "round",
  });
}
