import { colours } from "@/packages/road-art/drawing/colours";
import { line } from "@/packages/road-art/drawing/svg";
import { upright } from "./lanes";

/** Tram track in the road, running upwards, its centre at x. */
export function rails(x: number): string {
  return [x - 5, x + 5]
    .map(
      (side) =>
        line(upright(side), colours.asphaltDark, 3) +
        line(upright(side), colours.rail, 1.4),
    )
    .join("");
}
