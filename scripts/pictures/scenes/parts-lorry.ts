import { colours } from "@/packages/road-art/drawing/colours";
import {
  group,
  path,
  place,
  rect,
  rotate,
} from "@/packages/road-art/drawing/svg";
import { flashing, type Pose } from "./parts-lamps";

/** A box lorry from above, 14 by 46. */
export function lorry({ at, heading = 0, indicators, size }: Pose): string {
  const drawn = group(
    {},
    path("M-6.4-19H-8.6V-16M6.4-19H8.6V-16", {
      stroke: colours.tyre,
      width: 1,
    }),
    rect(
      [-6.4, 6.4, -23, -11],
      { fill: colours.uniformLight, stroke: colours.uniform, width: 0.6 },
      2.2,
    ),
    path("M-5.4-21.4Q0-22.6 5.4-21.4L4.8-18H-4.8Z", colours.glass),
    rect(
      [-7, 7, -10.4, 23],
      { fill: colours.otherCar, stroke: colours.otherCarDark, width: 0.6 },
      0.8,
    ),
    path("M-7 0H7M-7 11H7", { stroke: colours.otherCarDark, width: 0.5 }),
    path(
      "M-6.4 22.2H-3.4V23.2H-6.4ZM6.4 22.2H3.4V23.2H6.4Z",
      colours.brakeLamp,
    ),
    flashing(indicators, 6.4, -21.4, 21.6),
  );
  return place(rotate(drawn, heading, [0, 0]), at, size);
}
