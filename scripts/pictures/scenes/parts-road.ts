import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  group,
  line,
  path,
  rect,
  type Box,
  type Drawing,
  type Point,
} from "@/packages/road-art/drawing/svg";

const width = 160;
const height = 120;

/** A scene from above on a ground of asphalt. */
export function scene(...parts: string[]): Drawing {
  return framed(
    width,
    height,
    rect([0, width, 0, height], colours.asphalt),
    ...parts,
  );
}

/** A block of town beside the road: kerb, sidewalk and lawn. */
function block(
  [left, right, top, bottom]: Box,
  { corner = 8, walk = 8 }: { corner?: number; walk?: number } = {},
): string {
  const inner: Box = [left + walk, right - walk, top + walk, bottom - walk];
  return group(
    {},
    rect(
      [left, right, top, bottom],
      { fill: colours.sidewalk, stroke: colours.kerb, width: 1.2 },
      corner,
    ),
    rect(inner, colours.lawn, Math.max(2, corner - walk / 2)),
  );
}

/** The four blocks around a crossroads of the given road edges. */
export function corners(
  [left, right]: Point,
  [top, bottom]: Point,
  look?: { corner?: number; walk?: number },
): string {
  const out = 30;
  return [
    block([-out, left, -out, top], look),
    block([right, width + out, -out, top], look),
    block([-out, left, bottom, height + out], look),
    block([right, width + out, bottom, height + out], look),
  ].join("");
}

/** Town at both sides of a road that runs up the picture. */
export function sides(
  [left, right]: Point,
  look?: { corner?: number; walk?: number },
): string {
  return (
    block([-30, left, -30, height + 30], look) +
    block([right, width + 30, -30, height + 30], look)
  );
}

/** A tree from above. */
export function tree([x, y]: Point, radius = 6): string {
  return (
    circle([x, y], radius, colours.hedgeDark) +
    circle([x - radius / 6, y - radius / 5], radius * 0.7, colours.hedge)
  );
}

/** A house from above: a roof of two halves. */
export function house([left, right, top, bottom]: Box): string {
  const middle = (top + bottom) / 2;
  return (
    rect([left, right, top, middle], colours.building) +
    rect([left, right, middle, bottom], colours.buildingDark)
  );
}

/** Painted lines between points, white unless told. */
export function painted(
  from: Point,
  to: Point,
  { broken = false, wide = 1.2, yellow = false } = {},
): string {
  return line([from, to], yellow ? colours.paintYellow : colours.white, wide, {
    dash: broken ? [7, 6] : undefined,
  });
}

/** A stop line across a lane. */
export function stopLine(from: Point, to: Point): string {
  return line([from, to], colours.white, 2.6);
}

/** Zebra stripes in a box; they lie along the road that they cross. */
export function zebra(
  [left, right, top, bottom]: Box,
  road: "up" | "across",
): string {
  const [from, to, wide]: [Point, Point, number] =
    road === "up"
      ? [[left, (top + bottom) / 2], [right, (top + bottom) / 2], bottom - top]
      : [[(left + right) / 2, top], [(left + right) / 2, bottom], right - left];
  return line([from, to], colours.white, wide, { dash: [2.6, 2.6] });
}

/** A white arrow on the road that points up; its middle is the point. */
export function roadArrow([x, y]: Point): string {
  return path(
    `M${x - 0.9} ${y + 8}V${y - 2}H${x - 3}L${x} ${y - 9}L${x + 3} ${y - 2}H${x + 0.9}V${y + 8}Z`,
    colours.white,
  );
}
