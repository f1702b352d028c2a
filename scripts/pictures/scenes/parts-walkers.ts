import { colours, type Colour } from "../colours";
import { circle, group, path, place, rotate, type Point } from "../svg";

type Walker = {
  at: Point;
  /** Degrees clockwise from up. */
  heading?: number;
  clothes?: Colour;
  /** 1 for an adult; a child is smaller. */
  size?: number;
};

/** A person on foot, from above, about 8 wide. */
export function walker({
  at,
  heading = 0,
  clothes = colours.cloth,
  size = 1,
}: Walker): string {
  const drawn = group(
    {},
    path("M-1.6 0V-3.2M1.6 0V2.6", {
      stroke: colours.tyre,
      width: 1.8,
      cap: "round",
    }),
    path("M-3.6.4L-3.3 2.4M3.6-.4L3.2-2.6", {
      stroke: colours.skin,
      width: 1.5,
      cap: "round",
    }),
    path("M-4.2 0Q-4-1.9 0-1.9Q4-1.9 4.2 0Q4 1.9 0 1.9Q-4 1.9-4.2 0Z", {
      fill: clothes,
      stroke: colours.white,
      width: 0.4,
    }),
    circle([0, -0.2], 2, colours.hair),
    path("M-1.4-1.4Q0-2.9 1.4-1.4Z", colours.skin),
  );
  return place(rotate(drawn, heading, [0, 0]), at, size);
}

/** A school child from above: yellow hat, small. */
export function child(at: Point, heading = 0): string {
  return (
    walker({ at, heading, clothes: colours.cloth, size: 0.95 }) +
    circle(at, 2.2, colours.markYellow)
  );
}
