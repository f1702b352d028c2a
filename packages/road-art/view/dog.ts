import { colours } from "../drawing/colours";
import { circle, path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Part } from "./part";
import { rounded, tenth, tenths, type Corner } from "./shape";

/** A small dog from its side, tail curled over its back. */
const coat: Corner[] = [
  [-0.3, 0.2, 0.05],
  [-0.34, 0.4, 0.06],
  [-0.46, 0.5, 0.05],
  [-0.36, 0.6, 0.06],
  [-0.24, 0.5, 0.04],
  [0.12, 0.45, 0.05],
  [0.2, 0.62, 0.05],
  [0.2, 0.74, 0.01],
  [0.29, 0.66, 0.04],
  [0.46, 0.54, 0.03],
  [0.44, 0.48, 0.03],
  [0.31, 0.47, 0.04],
  [0.28, 0.24, 0.06],
];

/** Belly and the four legs. */
const legs: Corner[] = [
  [-0.3, 0.34],
  [-0.34, 0],
  [-0.27, 0],
  [-0.22, 0.18],
  [-0.17, 0],
  [-0.11, 0],
  [-0.14, 0.23],
  [0.11, 0.23],
  [0.12, 0],
  [0.18, 0],
  [0.2, 0.2],
  [0.22, 0],
  [0.28, 0],
  [0.28, 0.34],
];

/**
 * A dog on a lead, 0.75 m high at the ears; it faces right.
 *
 * @param hand where the lead is held
 */
export function dog(at: Spot, hand: Spot): Part {
  const [right, ahead] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return fromAbove(camera, at, hand);
      const see = (u: number, v: number) => camera.see([right + u, ahead, v]);
      const metre = camera.scale(at);
      const [x, y] = see(0, 0);
      const shadow = `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(0.4 * metre)}" ry="${tenth(Math.max(0.8, 0.05 * metre))}" fill="${colours.night}" opacity=".35"/>`;
      return [
        shadow,
        path(rounded(legs, see), colours.clothLight),
        path(rounded(coat, see), colours.wood),
        circle(see(0.38, 0.55), tenth(0.03 * metre), colours.hair),
        path(`M${tenths(see(0.2, 0.48))}L${tenths(camera.see(hand))}`, {
          stroke: colours.redCar,
          width: Math.max(0.8, tenth(0.03 * metre)),
        }),
      ].join("");
    },
  };
}

function fromAbove(camera: Camera, [right, ahead]: Spot, hand: Spot): string {
  const [x, y] = camera.see([right, ahead]);
  const metre = camera.scale([right, ahead]);
  return (
    path(`M${tenths([x, y])}L${tenths(camera.see(hand))}`, {
      stroke: colours.redCar,
      width: 1.2,
    }) +
    `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(0.45 * metre)}" ry="${tenth(0.22 * metre)}" fill="${colours.wood}"/>` +
    circle([x + 0.45 * metre, y], tenth(0.2 * metre), colours.wood)
  );
}
