import type { Place } from "./space";

/** Metres to the officer's right, up, and forward. */
export type OwnPlace = readonly [right: number, up: number, forward: number];

/** Turns the officer's own places into places of the road. */
export type Stand = (place: OwnPlace) => Place;

/** Turns an officer's own places into places of the road. */
export function standing(heading: number): Stand {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return ([right, up, forward]) => [
    right * cosine + forward * sine,
    up,
    forward * cosine - right * sine,
  ];
}

/** Points around the body at a height: half widths sideways and lengthways. */
export function around(
  at: Stand,
  up: number,
  wide: number,
  deep: number,
  shift = 0,
): Place[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return at([wide * Math.cos(angle), up, shift + deep * Math.sin(angle)]);
  });
}
