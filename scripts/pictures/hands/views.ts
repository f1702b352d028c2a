import type { View } from "./space";

/** The officer straight ahead. */
export const ahead: View = {
  aside: 0,
  distance: 4,
  eye: 1.5,
  scale: 38,
  foot: [52, 89],
};

/** From the own lane, the officer to the right: 30° off the own way. */
export const fromLane: View = { ...ahead, aside: 30 };

/** The same, further round, where a swing in depth has to show. */
export const fromFurtherAside: View = { ...ahead, aside: 38 };

/** Headings of the officer; the own road runs at 0. */
export const facing = 180;
export const away = 0;
/** Front of the body to the left: level arms lie along the own road. */
export const sideways = -90;
