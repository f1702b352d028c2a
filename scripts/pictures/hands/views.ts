import type { View } from "./space";

/** The officer straight ahead. */
export const ahead: View = {
  aside: 0,
  distance: 4,
  eye: 1.5,
  scale: 38,
  foot: [52, 89],
};

/**
 * From above and behind on the left, the officer and the own lane in one look.
 * The officer is seen from nearer than the road, so that depth shows.
 */
export const raised: View = {
  aside: 34,
  distance: 15,
  eye: 5.7,
  scale: 15.5,
  foot: [39, 61],
};
export const raisedNear: View = {
  ...raised,
  distance: 4.4,
  scale: 26,
  eye: 2.3,
};

/** Headings of the officer; the own road runs at 0. */
export const facing = 180;
export const away = 0;
/** Front of the body to the left: level arms lie along the own road. */
export const sideways = -90;
