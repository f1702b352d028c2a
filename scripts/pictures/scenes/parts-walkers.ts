import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  place,
  rotate,
  type Point,
} from "@/packages/road-art/drawing/svg";

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
    path("M-1.5.4V-2.6M1.5-.2V2.8", {
      stroke: colours.tyre,
      width: 1.7,
      cap: "round",
    }),
    path("M-3.2.2L-3 2.2M3.2 0L2.8-2.4", {
      stroke: colours.skin,
      width: 1.3,
      cap: "round",
    }),
    path(
      "M-3.8.2Q-3.7-1.5-2.2-1.5Q0-1.9 2.2-1.5Q3.7-1.5 3.8.2Q3.7 1.4 2.2 1.4Q0 1.7-2.2 1.4Q-3.7 1.4-3.8.2Z",
      { fill: clothes, stroke: colours.asphaltDark, width: 0.35 },
    ),
    circle([0, -0.2], 1.65, colours.hair),
    path("M-.9-1.7Q0-2.5.9-1.7Z", colours.skin),
  );
  return place(rotate(drawn, heading, [0, 0]), at, size);
}

/** A school child from above: a yellow hat with its brim to the front. */
export function child(at: Point, heading = 0): string {
  const hat = group(
    {},
    circle([0, -0.2], 2.1, {
      fill: colours.markYellow,
      stroke: colours.wood,
      width: 0.3,
    }),
    path("M-1.5-1.9Q0-3.4 1.5-1.9Z", colours.yellowBus),
  );
  return (
    walker({ at, heading, clothes: colours.cloth, size: 0.9 }) +
    place(rotate(hat, heading, [0, 0]), at)
  );
}
