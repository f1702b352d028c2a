import { colours, type Colour } from "../../drawing/colours";
import { circle, group, line, type Point } from "../../drawing/svg";
import { tenth } from "../shape";

/** Which lamps of a vehicle are lit. */
export type Lamps = {
  /** Flashing, of the vehicle's own left or right. */
  indicator?: "left" | "right" | "hazard" | undefined;
  brake?: boolean;
  /** Headlamps and tail lamps. */
  lights?: boolean;
};

/** A soft glow round a steady lamp. */
export function glow(at: Point, radius: number, colour: Colour): string {
  const rings: [number, number][] = [
    [2.6, 0.18],
    [1.7, 0.32],
  ];
  return rings
    .map(([size, opacity]) => {
      return circle(rounded(at), tenth(size * radius), {
        fill: colour,
        opacity,
      });
    })
    .join("");
}

/** A lamp that flashes: lit, with four short rays. */
export function flash(at: Point, radius: number): string {
  const [x, y] = at;
  const size = Math.max(radius, 2.6);
  const rays = [45, 135, 225, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const ray = (share: number): Point =>
      rounded([
        x + size * share * Math.cos(angle),
        y + size * share * Math.sin(angle),
      ]);
    return line(
      [ray(1.6), ray(2.9)],
      colours.indicator,
      Math.max(0.5 * size, 1.2),
      {
        cap: "round",
      },
    );
  });
  return group(
    {},
    circle(rounded(at), tenth(size), colours.indicator),
    circle(rounded(at), tenth(size * 0.45), colours.headLamp),
    ...rays,
  );
}

function rounded([x, y]: Point): Point {
  return [tenth(x), tenth(y)];
}
