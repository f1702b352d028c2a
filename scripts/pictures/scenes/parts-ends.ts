import { colours, type Colour } from "../colours";
import { circle, group, path, rect } from "../svg";
import { glow } from "./parts-lamps";

// Vehicles from the front or behind, in tenths of a metre; the origin is on the ground.

const shape =
  "M-8.6-2V-7.4Q-8.6-8.8-7.6-9.2L-6.2-13.4Q-5.8-14.6-4.6-14.6H4.6Q5.8-14.6 6.2-13.4L7.6-9.2Q8.6-8.8 8.6-7.4V-2Z";
const tyres = "M-8-3H-5.4V0H-8ZM5.4-3H8V0H5.4Z";

/** A car from behind. */
export function carRear(colour: Colour, braking = false): string {
  return group(
    {},
    path(tyres, colours.tyre),
    path(shape, { fill: colour, stroke: colours.greyCarDark, width: 0.4 }),
    path("M-6.4-9.2L-5.2-13.2H5.2L6.4-9.2Z", colours.glass),
    path("M-8.4-8H-5.4V-6H-8.4ZM8.4-8H5.4V-6H8.4Z", colours.brakeLamp),
    braking
      ? glow([-6.9, -7], 1.4, colours.lampRed) +
          glow([6.9, -7], 1.4, colours.lampRed)
      : "",
    rect([-2.2, 2.2, -6.6, -4.6], colours.glove),
    rect([-8.6, 8.6, -3.2, -2], colours.greyCarDark),
  );
}

/** A car from the front, headlamps lit or not. */
export function carFront(colour: Colour, lit = false): string {
  return group(
    {},
    path(tyres, colours.tyre),
    path(shape, { fill: colour, stroke: colours.greyCarDark, width: 0.4 }),
    path("M-6.8-8.8L-5.4-13.4H5.4L6.8-8.8Z", colours.glass),
    rect([-3.6, 3.6, -6.4, -4.8], colours.greyCarDark, 0.6),
    rect([-2, 2, -4, -2.6], colours.glove),
    path("M-8.2-7H-5V-5.2H-7.6ZM8.2-7H5V-5.2H7.6Z", colours.beam),
    lit
      ? [-6.6, 6.6]
          .map((x) =>
            circle([x, -6.1], 2.8, { fill: colours.beam, opacity: 0.5 }),
          )
          .join("")
      : "",
  );
}

/** A delivery van from behind. */
export function vanRear(colour: Colour): string {
  return group(
    {},
    path("M-8-3H-5.4V0H-8ZM5.4-3H8V0H5.4Z", colours.tyre),
    rect(
      [-9, 9, -20, -1.8],
      { fill: colour, stroke: colours.greyCarDark, width: 0.4 },
      1.4,
    ),
    rect([-7.6, -0.5, -18, -11.6], colours.glass, 0.6),
    rect([0.5, 7.6, -18, -11.6], colours.glass, 0.6),
    path("M0-19V-3", { stroke: colours.greyCarDark, width: 0.4 }),
    path("M-8.8-9H-7.4V-5H-8.8ZM8.8-9H7.4V-5H8.8Z", colours.brakeLamp),
    rect([-2.2, 2.2, -6.2, -4.2], colours.glove),
    rect([-9, 9, -3.2, -1.8], colours.greyCarDark),
  );
}

/** A lorry from the front with its right indicator on, at the reader's left. */
export function lorryFront(): string {
  return group(
    {},
    path("M-10-4H-7V0H-10ZM7-4H10V0H7Z", colours.tyre),
    rect(
      [-11.5, 11.5, -31, -3],
      { fill: colours.otherCar, stroke: colours.otherCarDark, width: 0.5 },
      0.8,
    ),
    rect(
      [-10.8, 10.8, -23.5, -2.4],
      { fill: colours.uniformLight, stroke: colours.uniform, width: 0.5 },
      1.6,
    ),
    path("M-9.6-13L-9-21.6H9L9.6-13Z", colours.glass),
    path("M-12.6-19H-11.4V-13H-12.6ZM11.4-19H12.6V-13H11.4Z", colours.tyre),
    rect([-6, 6, -10.4, -7.6], colours.uniform, 0.6),
    rect([-2.2, 2.2, -5.6, -3.6], colours.glove),
    circle([-8, -5.4], 1.3, colours.beam),
    circle([8, -5.4], 1.3, colours.beam),
    glow([-9.6, -8.8], 1.2, colours.indicator),
  );
}
