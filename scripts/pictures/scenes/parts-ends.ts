import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { circle, group, path, rect } from "@/packages/road-art/drawing/svg";
import { glow } from "./parts-lamps";

// Cars from the front or behind, in tenths of a metre; the origin is on the ground.

const shades: Partial<Record<Colour, Colour>> = {
  [colours.otherCar]: colours.otherCarDark,
  [colours.greyCar]: colours.greyCarDark,
  [colours.greyCarDark]: colours.housing,
  [colours.ownCar]: colours.ownCarDark,
};

const cabin =
  "M-7.4-8.6L-6-13.2Q-5.5-14.7-4-14.8Q0-15.1 4-14.8Q5.5-14.7 6-13.2L7.4-8.6Z";
const pane =
  "M-6.2-9.2L-5.1-12.9Q-4.8-13.8-3.8-13.8H3.8Q4.8-13.8 5.1-12.9L6.2-9.2Z";
const body =
  "M-8.5-3V-6.6Q-8.5-8.8-6.8-9.2Q0-9.8 6.8-9.2Q8.5-8.8 8.5-6.6V-3Q8.5-2.2 7.6-2.2H-7.6Q-8.5-2.2-8.5-3Z";
const tyres =
  "M-8.1-4H-5.5V-.6Q-5.5 0-6.1 0H-7.5Q-8.1 0-8.1-.6ZM5.5-4H8.1V-.6Q8.1 0 7.5 0H6.1Q5.5 0 5.5-.6Z";
const mirrors = "M-9.5-10.2H-7.2V-8.8H-9.1ZM9.5-10.2H7.2V-8.8H9.1Z";

function shell(colour: Colour): string {
  const shade = shades[colour] ?? colours.greyCarDark;
  const edge = { stroke: colours.greyCarDark, width: 0.3 };
  return (
    path("M-9.2.2Q0-1.6 9.2.2Q0 1.2-9.2.2Z", {
      fill: colours.asphaltDark,
      opacity: 0.5,
    }) +
    path(tyres, colours.tyre) +
    path(mirrors, shade) +
    path(cabin, { fill: shade, ...edge }) +
    path(pane, colours.glass) +
    path(body, { fill: colour, ...edge }) +
    path("M-8.5-4.4H8.5V-3Q8.5-2.2 7.6-2.2H-7.6Q-8.5-2.2-8.5-3Z", shade)
  );
}

/** A car from behind. */
export function carRear(colour: Colour, braking = false): string {
  return group(
    {},
    shell(colour),
    path("M-8.3-8H-5.6V-5.8H-8.5V-6.6Q-8.5-7.6-8.3-8Z", colours.brakeLamp),
    path("M8.3-8H5.6V-5.8H8.5V-6.6Q8.5-7.6 8.3-8Z", colours.brakeLamp),
    braking
      ? glow([-7, -6.9], 1.4, colours.lampRed) +
          glow([7, -6.9], 1.4, colours.lampRed)
      : "",
    rect([-2.2, 2.2, -7.2, -5], colours.glove, 0.3),
  );
}

/** A car from the front, headlamps lit or not. */
export function carFront(colour: Colour, lit = false): string {
  const lamps =
    "M-8.3-7.6Q-6.6-7.8-5-7L-5.2-5.6H-7.8Q-8.5-6.4-8.3-7.6ZM8.3-7.6Q6.6-7.8 5-7L5.2-5.6H7.8Q8.5-6.4 8.3-7.6Z";
  return group(
    {},
    shell(colour),
    path("M-4.2-7H4.2L3.6-5.2H-3.6Z", colours.housing),
    rect([-2.1, 2.1, -4.2, -2.6], colours.glove, 0.3),
    path(lamps, {
      fill: colours.beam,
      stroke: colours.greyCarDark,
      width: 0.2,
    }),
    lit
      ? [-6.6, 6.6]
          .map((x) =>
            circle([x, -6.6], 2.6, { fill: colours.beam, opacity: 0.5 }),
          )
          .join("")
      : "",
  );
}
