import { colours } from "../colours";
import { circle, group, path, rect } from "../svg";

// Riders in tenths of a metre; the origin is on the ground below the middle.

/** A bicycle and its rider from behind, under an umbrella or not. */
export function cyclist(umbrella = false): string {
  return group(
    {},
    path("M0 -0.2L0 -6.4", { stroke: colours.tyre, width: 0.9, cap: "round" }),
    path("M-1-8.4L-1.5-3.6M1-8.4L1.4-2", {
      stroke: colours.uniform,
      width: 1.7,
      cap: "round",
    }),
    path("M-2.9 -9.6L2.9 -9.6", {
      stroke: colours.tyre,
      width: 0.7,
      cap: "round",
    }),
    path("M-1.8-13L-2.7-9.8M1.8-13L2.7-9.8", {
      stroke: colours.cloth,
      width: 1.3,
      cap: "round",
    }),
    path(
      "M-2.3-13Q-2.2-14.6 0-14.6Q2.2-14.6 2.3-13L1.7-8H-1.7Z",
      colours.cloth,
    ),
    rect([-0.6, 0.6, -7.2, -6.2], colours.brakeLamp),
    circle([0, -16], 1.6, colours.hair),
    umbrella
      ? group(
          {},
          path("M1.9 -10L1.4 -21", { stroke: colours.tyre, width: 0.4 }),
          path(
            "M-6.4-16.4Q-5-21.6 1.2-21.8Q7.4-21.4 8.4-16.4Q6.6-17.6 4.8-16.4Q3-17.6 1-16.4Q-1-17.6-2.8-16.4Q-4.6-17.6-6.4-16.4Z",
            colours.clothDark,
          ),
        )
      : "",
  );
}

/** A motorcycle from the front, its headlamp lit. */
export function motorcycleFront(): string {
  return group(
    {},
    path("M0 -0.6L0 -5", { stroke: colours.tyre, width: 1.5, cap: "round" }),
    path("M-1.6-7.4L-2.8-3.4M1.6-7.4L2.8-3.4", {
      stroke: colours.uniform,
      width: 1.6,
      cap: "round",
    }),
    path(
      "M-2.6-12.4Q-2.4-13.6 0-13.6Q2.4-13.6 2.6-12.4L2-7H-2Z",
      colours.uniform,
    ),
    path("M-2.4-12.2L-3.7-9.6M2.4-12.2L3.7-9.6", {
      stroke: colours.uniform,
      width: 1.3,
      cap: "round",
    }),
    path("M-4 -9.3L4 -9.3", { stroke: colours.tyre, width: 0.7, cap: "round" }),
    path("M-1.9-9.6H1.9L1.5-5.4H-1.5Z", colours.cloth),
    circle([0, -8], 2.4, { fill: colours.beam, opacity: 0.5 }),
    circle([0, -8], 1.1, colours.beam),
    circle([0, -15], 1.8, colours.otherCar),
    path("M-1.5-15.2H1.5V-14H-1.5Z", colours.glass),
  );
}

/** A bicycle and its rider from the front. */
export function cyclistFront(): string {
  return group(
    {},
    path("M0 -0.2L0 -6.4", { stroke: colours.tyre, width: 0.9, cap: "round" }),
    path("M-1-8.4L-1.4-2M1-8.4L1.5-3.6", {
      stroke: colours.uniform,
      width: 1.7,
      cap: "round",
    }),
    path(
      "M-2.3-13Q-2.2-14.6 0-14.6Q2.2-14.6 2.3-13L1.7-8H-1.7Z",
      colours.clothLight,
    ),
    path("M-1.8-13L-2.7-9.8M1.8-13L2.7-9.8", {
      stroke: colours.clothLight,
      width: 1.3,
      cap: "round",
    }),
    path("M-3 -9.6L3 -9.6", { stroke: colours.tyre, width: 0.7, cap: "round" }),
    rect([-1.6, 1.6, -9.2, -6.8], colours.wood),
    circle([0, -16], 1.6, colours.skin),
    path(
      "M-1.7-15.9Q-1.8-17.8 0-17.8Q1.8-17.8 1.7-15.9Q0-17.2-1.7-15.9Z",
      colours.hair,
    ),
  );
}
