import { colours, type Colour } from "../../drawing/colours";
import { path, rect } from "../../drawing/svg";
import { lettersDown } from "../../drawing/text";
import { block } from "../block";
import type { Camera, Spot } from "../camera";
import type { Span } from "../ground";
import { liningFrom, type Part } from "../part";
import { upright } from "../upright";
import { board } from "./board";

/** The green cross of a chemist, hung out over the sidewalk. */
export function chemistBoard(at: Spot, size = 1.1): Part {
  const cross = "M-14-40H14V-14H40V14H14V40H-14V14H-40V-14H-14Z";
  return hung(
    at,
    size,
    path("M-50-50H50V50H-50Z", colours.white) + path(cross, colours.markGreen),
  );
}

type Board = { colour?: Colour; ink?: Colour };

/** A shop's upright board with a word written downwards, 0.6 m to a letter. */
export function shopBoard(
  at: Spot,
  word: string,
  { colour = colours.white, ink = colours.redCar }: Board = {},
): Part {
  const half = 6 * [...word].length;
  // Drawn coarsely, so that the letters need few points
  return hung(
    at,
    6,
    rect([-8, 8, -half - 2, half + 2], colour) +
      path(lettersDown(word, [-5, 5, -half, half]), ink),
  );
}

/** A barber's pole at the wall of his shop, 1 m. */
export function barberPole(at: Spot): Part {
  return hung(
    at,
    1,
    path("M-12-50H12V50H-12Z", colours.white) +
      path("M-12 40L12 20V0L-12 20ZM-12-20L12-40V-50H2L-12-38Z", colours.red) +
      path("M-12 10L12-10V-30L-12-10ZM-4 50L12 38V50Z", colours.blue) +
      path("M-14-56H14V-48H-14ZM-14 48H14V56H-14Z", colours.pole),
  );
}

/** Drinks machines side by side along a wall; they face the road. */
export function drinksMachines(
  right: number,
  along: Span,
  { colours: bodies = [colours.redCar, colours.otherCar] } = {},
): Part {
  const out = right < 0 ? right - 0.75 : right + 0.75;
  const [near, far] = along;
  const wide = (far - near) / bodies.length;
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) =>
      bodies
        .map((body, at): [Colour, Span] => {
          const from = near + at * wide;
          return [body, [from, from + wide - 0.08]];
        })
        .reverse()
        .map(([body, span]) => machine(camera, [right, out], span, body))
        .join(""),
  };
}

function machine(
  camera: Camera,
  [front, back]: Span,
  along: Span,
  body: Colour,
): string {
  const across: Span = [Math.min(front, back), Math.max(front, back)];
  const shade =
    body === colours.redCar ? colours.redCarDark : colours.otherCarDark;
  const box = block(camera, { across, along, up: [0.05, 1.85] }, [shade, body]);
  if (camera.above) return box;
  const inside: Span = [along[0] + 0.12, along[1] - 0.12];
  const rows = [1.05, 1.33, 1.6].map((low) =>
    upright(
      camera,
      front,
      [inside[0] + 0.1, inside[1] - 0.1],
      [low, low + 0.14],
    ),
  );
  return (
    box +
    path(upright(camera, front, inside, [0.98, 1.8]), colours.skyPale) +
    path(rows.join(""), colours.blueCar) +
    path(upright(camera, front, inside, [0.25, 0.45]), colours.tyre)
  );
}

/** What hangs or stands facing you, in hundredths of a size about its middle. */
function hung(at: Spot, size: number, body: string): Part {
  return {
    far: at[1],
    draw: (camera) => (camera.above ? "" : board(camera, at, size, body)),
  };
}
