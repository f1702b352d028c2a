import { colours, type Colour } from "../colours";
import { circle, group, path } from "../svg";

// Upright figures in tenths of a metre; the origin is on the ground below the middle.

/** A person seen from the side, looking to the right. */
export function standing(clothes: Colour): string {
  return group(
    {},
    path("M-.6-8L-1-.6H.6M.6-8L1-.6H2.6", {
      stroke: colours.uniform,
      width: 1.9,
      join: "round",
      cap: "round",
    }),
    path("M-2-12.6Q-2-14.2 0-14.2Q2-14.2 2-12.6L1.8-7H-1.8Z", clothes),
    path("M0-13L.4-9.6L2-7.4", {
      stroke: colours.skin,
      width: 1.3,
      join: "round",
      cap: "round",
    }),
    circle([0.2, -15.9], 1.7, colours.skin),
    path(
      "M-1.6-15.4Q-1.8-17.9.4-17.9Q2-17.8 1.9-16.6Q.4-17-.2-15.8Z",
      colours.hair,
    ),
  );
}

/** A running child seen from the side, with a yellow hat; about 12 high. */
export function running(): string {
  return group(
    {},
    path("M-.2-5.4L-2.6-3.2L-3.6-.8M.4-5.4L2.2-3L2.4-.5H3.4", {
      stroke: colours.skin,
      width: 1.3,
      join: "round",
      cap: "round",
    }),
    path(
      "M-1.7-8.6Q-1.4-9.6.2-9.6Q1.8-9.4 1.7-8.4L1.3-4.8H-1.7Z",
      colours.cloth,
    ),
    path("M.3-8.6L2.2-7L3.6-8", {
      stroke: colours.skin,
      width: 1,
      join: "round",
      cap: "round",
    }),
    circle([0.7, -11], 1.7, colours.skin),
    path(
      "M-1.2-11.2Q-1-13.2.8-13.2Q2.5-13 2.5-11.6H3.6V-11Z",
      colours.markYellow,
    ),
  );
}
