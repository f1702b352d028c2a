import { colours, type Colour } from "../colours";
import { circle, group, path, place, rotate } from "../svg";
import { flashing, type Pose } from "./parts-lamps";

/** A moped with its rider from above, 6 by 14. */
export function moped(pose: Pose & { own?: boolean; size?: number }): string {
  const { at, heading = 0, indicators, own = false, size = 1 } = pose;
  const colour = own ? colours.ownCar : colours.greyCar;
  const shape = "M-1.4-5Q0-7.4 1.4-5L2-2.4V3.6L1.5 6.6H-1.5L-2 3.6V-2.4Z";
  return place(
    rotate(
      group(
        {},
        own
          ? path(`${shape}M-3.6-3.4H3.6M-3 1.4H3`, {
              stroke: colours.white,
              width: 2.6,
              join: "round",
              cap: "round",
            })
          : "",
        path(shape, colour),
        path("M-3.4 -3.6L3.4 -3.6", { stroke: colours.tyre, width: 1 }),
        rider(colour, own ? colours.white : colours.otherCar),
        flashing(indicators, 2.6, -4.6, 5.6),
      ),
      heading,
      [0, 0],
    ),
    at,
    size,
  );
}

function rider(clothes: Colour, head: Colour): string {
  return (
    path("M-2.7-3.4L-2.9.6M2.7-3.4L2.9.6", {
      stroke: clothes,
      width: 1.2,
      cap: "round",
    }) +
    path(
      "M-3.5 1Q-3.4-.6 0-.6Q3.4-.6 3.5 1Q3 2.8 0 2.8Q-3 2.8-3.5 1Z",
      clothes,
    ) +
    circle([0, 0.6], 1.9, head)
  );
}
