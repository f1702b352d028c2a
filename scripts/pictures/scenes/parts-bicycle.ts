import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  place,
  rotate,
} from "@/packages/road-art/drawing/svg";
import type { Pose } from "./parts-lamps";

/** A bicycle with its rider from above, 5 by 12. */
export function bicycleAbove({ at, heading = 0, size }: Pose): string {
  const drawn = group(
    {},
    path("M0-6.2V-2M0 2V6.2", {
      stroke: colours.tyre,
      width: 1.1,
      cap: "round",
    }),
    path("M0-4V4", { stroke: colours.greyCar, width: 0.8 }),
    path("M-2.4-3Q0-4 2.4-3", {
      stroke: colours.tyre,
      width: 0.7,
      cap: "round",
    }),
    path("M-2.2.8L-2.2-2.6M2.2.8L2.2-2.6", {
      stroke: colours.clothLight,
      width: 1,
      cap: "round",
    }),
    path("M-2.8.8Q-2.7-.4 0-.6Q2.7-.4 2.8.8Q2.4 2.2 0 2.2Q-2.4 2.2-2.8.8Z", {
      fill: colours.clothLight,
      stroke: colours.asphaltDark,
      width: 0.3,
    }),
    circle([0, 0.5], 1.4, colours.hair),
  );
  return place(rotate(drawn, heading, [0, 0]), at, size);
}
