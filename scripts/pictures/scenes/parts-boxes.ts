import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { circle, group, path, rect } from "@/packages/road-art/drawing/svg";
import { glow } from "./parts-lamps";

// Vans and lorries from the front or behind, in tenths of a metre; the origin is on the ground.

const vanTyres =
  "M-8.4-4H-5.8V-.6Q-5.8 0-6.4 0H-7.8Q-8.4 0-8.4-.6ZM5.8-4H8.4V-.6Q8.4 0 7.8 0H6.4Q5.8 0 5.8-.6Z";

/** A delivery van from behind. */
export function vanRear(colour: Colour): string {
  return group(
    {},
    path(vanTyres, colours.tyre),
    path(
      "M-9-2.6V-9L-8.2-17.8Q-8-20-6-20.2H6Q8-20 8.2-17.8L9-9V-2.6Q9-1.8 8.2-1.8H-8.2Q-9-1.8-9-2.6Z",
      { fill: colour, stroke: colours.greyCarDark, width: 0.4 },
    ),
    path(
      "M-7.7-11.4L-7.1-17.4Q-7-18.4-6-18.4H-.5V-11.4ZM7.7-11.4L7.1-17.4Q7-18.4 6-18.4H.5V-11.4Z",
      colours.glass,
    ),
    path("M0-19.4V-4.6", { stroke: colours.greyCarDark, width: 0.4 }),
    path("M-9-9.4H-7.6V-5H-9ZM9-9.4H7.6V-5H9Z", colours.brakeLamp),
    path("M1-9.4H3", { stroke: colours.greyCarDark, width: 0.6 }),
    rect([-5.6, -1.6, -8.6, -6.6], colours.glove, 0.3),
    path(
      "M-9-4.2H9V-2.6Q9-1.8 8.2-1.8H-8.2Q-9-1.8-9-2.6Z",
      colours.greyCarDark,
    ),
  );
}

/** A lorry from the front with its right indicator on, at the reader's left. */
export function lorryFront(): string {
  return group(
    {},
    path(
      "M-10-4.4H-6.8V-.6Q-6.8 0-7.4 0H-9.4Q-10 0-10-.6ZM6.8-4.4H10V-.6Q10 0 9.4 0H7.4Q6.8 0 6.8-.6Z",
      colours.tyre,
    ),
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
    path("M-8.4-14L-7.9-20.6H-5.4L-6-14Z", {
      fill: colours.window,
      opacity: 0.6,
    }),
    path("M-12.6-19H-11.4V-13H-12.6ZM11.4-19H12.6V-13H11.4Z", colours.tyre),
    rect([-6, 6, -10.4, -7.6], colours.uniform, 0.6),
    rect([-10.8, 10.8, -4.6, -2.4], colours.housing, 0.8),
    rect([-2.2, 2.2, -5, -3], colours.glove, 0.3),
    circle([-7.6, -6], 1.2, colours.beam),
    circle([7.6, -6], 1.2, colours.beam),
    glow([-9.6, -8.8], 1.2, colours.indicator),
  );
}
