import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  line,
  path,
  rect,
  type Point,
} from "@/packages/road-art/drawing/svg";

// Riders in tenths of a metre; the origin is on the ground below the middle.

const round = { cap: "round", join: "round" } as const;

/** The same limb on both sides; points are those of the right one. */
function pair(points: readonly Point[], colour: Colour, width: number): string {
  const mirrored = points.map(([x, y]): Point => [-x, y]);
  return (
    line(points, colour, width, round) + line(mirrored, colour, width, round)
  );
}

/** Pedalling legs: one down, one up. */
function pedalling(): string {
  const leg = (hip: Point, knee: Point, foot: Point) =>
    line([foot, [foot[0], foot[1] + 0.4]], colours.tyre, 1.1, round) +
    line([knee, foot], colours.uniform, 1.1, round) +
    line([hip, knee], colours.uniform, 1.5, round);
  return (
    leg([-0.8, -8.6], [-1.6, -5.6], [-1.2, -2.6]) +
    leg([0.8, -8.6], [1.7, -6.8], [1.2, -4.6])
  );
}

function torso(colour: Colour): string {
  return path(
    "M-2.2-12.4Q-2.1-13.8-.6-13.9H.6Q2.1-13.8 2.2-12.4L1.5-8.2H-1.5Z",
    colour,
  );
}

const wheel = line(
  [
    [0, -0.4],
    [0, -6.2],
  ],
  colours.tyre,
  0.75,
  round,
);

const bars = line(
  [
    [-2.8, -9.6],
    [2.8, -9.6],
  ],
  colours.tyre,
  0.6,
  round,
);

/** A bicycle and its rider from behind, under an umbrella or not. */
export function cyclist(umbrella = false): string {
  return group(
    {},
    wheel,
    bars,
    pedalling(),
    pair(
      [
        [1.9, -13],
        [2.9, -11.2],
        [2.6, -9.8],
      ],
      colours.cloth,
      1.1,
    ),
    torso(colours.cloth),
    rect([-1.2, 1.2, -8.6, -7.6], colours.tyre, 0.5),
    rect([-0.5, 0.5, -6.9, -6], colours.brakeLamp, 0.2),
    rect([-0.45, 0.45, -14.6, -13.6], colours.skinDark),
    circle([0, -15.6], 1.25, colours.hair),
    umbrella ? openUmbrella() : "",
  );
}

function openUmbrella(): string {
  return group(
    {},
    line(
      [
        [2.6, -10],
        [2, -20.4],
      ],
      colours.tyre,
      0.35,
    ),
    path(
      "M-5-16.8Q-3.8-21.2 2-21.4Q7.8-21.2 9-16.8Q7.6-17.8 6.2-16.8Q4.1-18 2-16.9Q-.1-18-2.2-16.8Q-3.6-17.8-5-16.8Z",
      colours.clothDark,
    ),
    path("M2-21.4Q-.6-19.6-.2-17.4M2-21.4Q4.6-19.6 4.2-17.4", {
      stroke: colours.skyNight,
      width: 0.25,
    }),
  );
}

/** A bicycle and its rider from the front. */
export function cyclistFront(): string {
  return group(
    {},
    wheel,
    pedalling(),
    torso(colours.clothLight),
    pair(
      [
        [1.9, -13],
        [2.9, -11.2],
        [2.6, -9.8],
      ],
      colours.clothLight,
      1.1,
    ),
    bars,
    rect([-1.7, 1.7, -9.3, -7], { fill: colours.wood }, 0.3),
    rect([-0.45, 0.45, -14.6, -13.6], colours.skinDark),
    circle([0, -15.6], 1.25, colours.skin),
    path(
      "M-1.3-15.4Q-1.5-17.1 0-17.1Q1.5-17.1 1.3-15.4Q0-16.6-1.3-15.4Z",
      colours.hair,
    ),
  );
}

/** A motorcycle from the front, its headlamp lit. */
export function motorcycleFront(): string {
  return group(
    {},
    line(
      [
        [0, -0.7],
        [0, -5],
      ],
      colours.tyre,
      1.4,
      round,
    ),
    pair(
      [
        [1.2, -7.6],
        [2.7, -6.2],
        [2.3, -3],
      ],
      colours.uniform,
      1.4,
    ),
    path(
      "M-2.5-11.8Q-2.4-13.3-.8-13.4H.8Q2.4-13.3 2.5-11.8L1.8-7H-1.8Z",
      colours.uniform,
    ),
    pair(
      [
        [2.1, -12.4],
        [3.6, -10.6],
        [3.3, -9.3],
      ],
      colours.uniform,
      1.2,
    ),
    line(
      [
        [-4, -9.3],
        [4, -9.3],
      ],
      colours.tyre,
      0.6,
      round,
    ),
    path("M-3.2-9.4L-4.2-11.4M3.2-9.4L4.2-11.4", {
      stroke: colours.tyre,
      width: 0.35,
    }),
    rect([-5, -3.5, -12.2, -11.2], colours.tyre, 0.4),
    rect([3.5, 5, -12.2, -11.2], colours.tyre, 0.4),
    path("M-1.9-9.8H1.9L1.3-5H-1.3Z", colours.cloth),
    circle([0, -8], 2.2, { fill: colours.beam, opacity: 0.5 }),
    circle([0, -8], 1.1, colours.beam),
    circle([0, -14.8], 1.6, colours.otherCar),
    path("M-1.4-15H1.4Q1.3-13.8.8-13.7H-.8Q-1.3-13.8-1.4-15Z", colours.glass),
  );
}
