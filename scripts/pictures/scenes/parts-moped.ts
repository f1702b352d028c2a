import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  place,
  rotate,
} from "@/packages/road-art/drawing/svg";
import { flashing, type Pose } from "./parts-lamps";

const frame =
  "M-1-7.2Q-1-8.4 0-8.4Q1-8.4 1-7.2L1.3-4.6L1.7-2V4.6Q1.6 7.4 0 7.6Q-1.6 7.4-1.7 4.6V-2L-1.3-4.6Z";
const bars = "M-3.3-3.8Q0-5.2 3.3-3.8";
const mirrors = "M-2.6-4.3L-3.2-6M2.6-4.3L3.2-6";

/** A moped with its rider from above, 7 by 16. */
export function moped(pose: Pose & { own?: boolean }): string {
  const { at, heading = 0, indicators, own = false, size = 1 } = pose;
  const body = own ? colours.ownCar : colours.greyCar;
  const edge = own ? colours.white : colours.tyre;
  return place(
    rotate(
      group(
        {},
        path(frame, { fill: body, stroke: edge, width: own ? 0.9 : 0.4 }),
        path("M-.5-7.2H.5V-5.6H-.5Z", colours.beam),
        path("M-1 6.6H1V7.4H-1Z", colours.brakeLamp),
        path(`${bars}${mirrors}`, {
          stroke: colours.tyre,
          width: 0.9,
          cap: "round",
        }),
        rider(own ? colours.ownCarDark : colours.uniformLight),
        flashing(indicators, 2.6, -5.4, 6, 0.9),
      ),
      heading,
      [0, 0],
    ),
    at,
    size,
  );
}

/** Arms at the bars, shoulders, knees beside the seat, helmet. */
function rider(
  clothes: typeof colours.ownCarDark | typeof colours.uniformLight,
) {
  return (
    path("M-1.7 3.2L-2.5.4M1.7 3.2L2.5.4", {
      stroke: colours.uniform,
      width: 1.3,
      cap: "round",
    }) +
    path("M-2.7.9L-3-1.6L-2.8-3.8M2.7.9L3-1.6L2.8-3.8", {
      stroke: clothes,
      width: 1.1,
      cap: "round",
      join: "round",
    }) +
    path(
      "M-3.2 1.3Q-3.1 0 0-.2Q3.1 0 3.2 1.3Q2.8 2.9 0 2.9Q-2.8 2.9-3.2 1.3Z",
      clothes,
    ) +
    circle([0, 0.7], 1.75, {
      fill: colours.otherCar,
      stroke: colours.tyre,
      width: 0.4,
    }) +
    path("M-1.2-.2Q0-1.6 1.2-.2Z", colours.glass)
  );
}
