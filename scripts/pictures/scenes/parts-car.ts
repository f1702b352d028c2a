import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  place,
  rotate,
} from "@/packages/road-art/drawing/svg";
import { flashing, type Pose } from "./parts-lamps";

const body =
  "M-5-6.5Q-4.8-11.5 0-11.5Q4.8-11.5 5-6.5V8.3Q4.8 11.5 2 11.5H-2Q-4.8 11.5-5 8.3Z";
const mirrors = "M-5-4L-6.3-3.4V-2.4L-5-2.6M5-4L6.3-3.4V-2.4L5-2.6";
const windows =
  "M-4.1-4.2Q0-6.6 4.1-4.2L3.4-1H-3.4ZM-3.3 6.2H3.3L3.9 8.6Q0 10-3.9 8.6Z" +
  "M-4.4-2.6L-3.7-.2V5.6L-4.4 7.2ZM4.4-2.6L3.7-.2V5.6L4.4 7.2Z";
const headlamps =
  "M-4.4-9.2Q-4-10.9-2.4-11L-3-9.6ZM4.4-9.2Q4-10.9 2.4-11L3-9.6Z";
const tailLamps =
  "M-4.6 9.4L-2.2 10.4V11.5H-3Q-4.4 11.2-4.6 9.4ZM4.6 9.4L2.2 10.4V11.5H3Q4.4 11.2 4.6 9.4Z";

type Livery = { colour: Colour; edge: Colour; edgeWidth: number };

const liveries = {
  own: { colour: colours.ownCar, edge: colours.white, edgeWidth: 1.5 },
  white: {
    colour: colours.otherCar,
    edge: colours.otherCarDark,
    edgeWidth: 0.5,
  },
  grey: { colour: colours.greyCar, edge: colours.tyre, edgeWidth: 0.5 },
} satisfies Record<string, Livery>;

export type CarColour = keyof typeof liveries;

/** A car from above, 10 by 23. */
export function car(
  livery: CarColour,
  {
    at,
    heading = 0,
    indicators,
    size,
    braking = false,
  }: Pose & { braking?: boolean },
): string {
  const { colour, edge, edgeWidth } = liveries[livery];
  const drawn = group(
    {},
    path(mirrors, { fill: colour, stroke: edge, width: edgeWidth }),
    path(body, { fill: colour, stroke: edge, width: edgeWidth }),
    path(windows, colours.glass),
    path(headlamps, colours.beam),
    path(tailLamps, colours.brakeLamp),
    braking
      ? group(
          { fill: colours.brakeLamp, opacity: 0.5 },
          circle([-3.6, 11.4], 2.2, {}),
          circle([3.6, 11.4], 2.2, {}),
        )
      : "",
    flashing(indicators, 4.7, -9.2, 9.6),
  );
  return place(rotate(drawn, heading, [0, 0]), at, size);
}
