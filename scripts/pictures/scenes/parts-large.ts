import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  place,
  rect,
  rotate,
} from "@/packages/road-art/drawing/svg";
import { lettersDown } from "@/packages/road-art/drawing/text";
import { flashing, glow, type Pose } from "./parts-lamps";

function posed(drawn: string, { at, heading = 0, size }: Pose): string {
  return place(rotate(drawn, heading, [0, 0]), at, size);
}

function shell(
  half: number,
  front: number,
  rear: number,
  colour: Colour,
  edge: Colour,
) {
  return rect(
    [-half, half, front, rear],
    { fill: colour, stroke: edge, width: 0.6 },
    2.4,
  );
}

/** A route bus from above, 14 by 50. */
export function bus(pose: Pose): string {
  const mirrors = "M-7-23H-9V-20M7-23H9V-20";
  return posed(
    group(
      {},
      path(mirrors, { stroke: colours.tyre, width: 1 }),
      shell(7, -25, 25, colours.otherCar, colours.otherCarDark),
      path("M-6-23.8H6L5.4-20.4H-5.4Z", colours.glass),
      path("M-7-18H-5.6V20H-7ZM7-18H5.6V20H7Z", colours.signalGreen),
      rect([-3.6, 3.6, -13, -3], colours.otherCarDark, 1),
      rect([-3.6, 3.6, 7, 15], colours.otherCarDark, 1),
      path("M-6 24H-3V25H-6ZM6 24H3V25H6Z", colours.brakeLamp),
      flashing(pose.indicators, 6.4, -23, 23.4),
    ),
    pose,
  );
}

/** A small yellow school bus from above, 12 by 36. */
export function schoolBus(pose: Pose): string {
  return posed(
    group(
      {},
      shell(6, -18, 18, colours.yellowBus, colours.wood),
      path("M-5.2-16.8H5.2L4.6-13.4H-4.6Z", colours.glass),
      path("M-4 16.8H4L3.6 15H-3.6Z", colours.glass),
      // Side windows, and the door leaf that stands out
      path("M-6-3H-5V13H-6ZM6-12H5V13H6Z", colours.glass),
      path("M-5.4-12V-5", { stroke: colours.beam, width: 1.4 }),
      path("M-6-12L-8.8-11", { stroke: colours.wood, width: 1.1 }),
      path(lettersDown("幼児バス", [-2.4, 2.4, -10.6, 12]), colours.black),
      flashing(pose.indicators, 5.4, -16, 16.4),
    ),
    pose,
  );
}

/** An ambulance from above, 12 by 30, its red lamps lit; it heads up. */
export function ambulance(pose: Pose): string {
  return posed(
    group(
      {},
      shell(6, -15, 15, colours.white, colours.otherCarDark),
      path("M-5.2-10.6Q0-12.8 5.2-10.6L4.6-7.6H-4.6Z", colours.glass),
      path("M-6-5H-4.8V14H-6ZM6-5H4.8V14H6Z", colours.ambulanceStripe),
      rect([-3, 3, 0, 12], { stroke: colours.otherCarDark, width: 0.6 }, 1),
      rect([-5, 5, -6, -2.6], colours.ambulanceStripe, 1),
      glow([-3.4, -4.3], 2, colours.lampRed),
      glow([3.4, -4.3], 2, colours.lampRed),
      path("M-5 14H-3V15H-5ZM5 14H3V15H5Z", colours.brakeLamp),
      flashing(pose.indicators, 5.4, -13, 13.4),
    ),
    pose,
  );
}

/** A tram from above, 14 by 64. */
export function tram(pose: Pose): string {
  return posed(
    group(
      {},
      path("M-7 28V-27Q-6-32 0-32Q6-32 7-27V28Q6 32 0 32Q-6 32-7 28Z", {
        fill: colours.markGreen,
        stroke: colours.green,
        width: 0.8,
      }),
      path(
        "M-5.6-26.6Q-4.8-30 0-30Q4.8-30 5.6-26.6Q0-28-5.6-26.6Z",
        colours.glass,
      ),
      rect([-5, 5, -24, 27], colours.clothLight, 2),
      rect([-3, 3, 8, 20], colours.otherCarDark, 1),
      path("M-4 -12L0 -6L4 -12", { stroke: colours.tyre, width: 0.9 }),
      path("M-4.6 -12L4.6 -12", { stroke: colours.tyre, width: 1.2 }),
      path("M0 -6L0 0", { stroke: colours.tyre, width: 0.9 }),
      circle([-4, -29.4], 1, colours.beam),
      circle([4, -29.4], 1, colours.beam),
    ),
    pose,
  );
}
