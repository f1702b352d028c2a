import { outline, type Route } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";

const { blue, white } = colours;

const triangle =
  "M10 11Q50 -9 90 11Q99 16 97.5 27Q91 66 60 90Q50 97 40 90Q9 66 2.5 27Q1 16 10 11Z";
const triangleInside =
  "M12.5 14.5Q50 -4 87.5 14.5Q94.6 18.4 93.5 27Q87.5 63.5 57.6 86.8Q50 92.6 42.4 86.8Q12.5 63.5 6.5 27Q5.4 18.4 12.5 14.5Z";

/** The ground of a national route's number, 100 × 94. */
export const nationalShield =
  path(triangle, white) + path(triangleInside, blue);

/** The ground of a prefectural route's number, 100 × 88. */
export const prefecturalShield =
  path(outline(hexagon(0)), white) + path(outline(hexagon(3.4)), blue);

function hexagon(depth: number): Route {
  const side = 26 + depth * 0.55;
  const tip = depth * 1.16;
  const radius = 7 - depth / 2;
  return [
    [side, depth, radius],
    [100 - side, depth, radius],
    [100 - tip, 44, radius],
    [100 - side, 88 - depth, radius],
    [side, 88 - depth, radius],
    [tip, 44, radius],
  ];
}
