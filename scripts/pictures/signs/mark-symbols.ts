import { band, type Route } from "@/packages/road-art/drawing/arrows";
import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  draw,
  mirror,
  path,
  rect,
  rotate,
  type Drawing,
  type Point,
} from "@/packages/road-art/drawing/svg";

const { black, white, unlitRed, markYellow, housing, sky } = colours;

/** The upper leaf of a clover whose leaves meet at 50, 50. */
export const cloverLeaf =
  "M50 48.6C45 41.6 35.4 34.6 35.4 23.6C35.4 16.6 40 13 44 13C47 13 49 14.6 50 17.4C51 14.6 53 13 56 13C60 13 64.6 16.6 64.6 23.6C64.6 34.6 55 41.6 50 48.6Z";

/** A butterfly whose wings are two ears, x 20 to 80, y 20 to 78. */
export function butterfly(ink: Colour, ground: Colour): string {
  const wing =
    path(
      "M52 47C52 36 58 25 68 23C77 21.4 82 28 80 37C78.4 44.6 73 49 69.6 53C73 57 72.6 64.6 68 69.6C63 75 55.4 74 53.4 67.4C52 62 52 54 52 47Z",
      ink,
    ) +
    path(
      "M58 46.4C59 38.6 63 31.4 68.6 30.4C73.4 30 74.4 35 71.4 40C68.6 44.4 64.4 46 63.4 50.6C62.8 54 64.6 57 63 60.6",
      {
        stroke: ground,
        width: 2.8,
        cap: "round",
      },
    );
  const antenna = path("M50.8 44C51.4 36 53 29.6 57.4 24.6", {
    stroke: ink,
    width: 2,
    cap: "round",
  });
  return wing + mirror(wing) + antenna + mirror(antenna);
}

/** The striped X of a railway crossing, its lamps and arrow dark. 100 × 150. */
export function crossBuck(): Drawing {
  const board = stripedBoard(-42, 42, 11, 7);
  return draw(
    100,
    150,
    rect([0, 100, 0, 150], sky, 4),
    post(),
    place(rotate(board, 32, [0, 0])),
    place(rotate(board, -32, [0, 0])),
    rect([22, 78, 77, 80], housing),
    lamp([28, 78.5]),
    lamp([72, 78.5]),
    rect([32, 68, 93, 107], black, 1.5),
    path("M37 100L46 95.4V98.4H63V101.6H46V104.6Z", unlitRed),
  );
}

function place(board: string): string {
  return `<g transform="translate(50 34)">${board}</g>`;
}

function post(): string {
  const steps = Array.from({ length: 6 }, (_, index) =>
    rect([46.5, 53.5, 12 + index * 23, 23.5 + index * 23], black),
  );
  return rect([46.5, 53.5, 8, 150], markYellow) + steps.join("");
}

function lamp(middle: Point): string {
  return circle(middle, 12, black) + circle(middle, 8.6, unlitRed);
}

/** A yellow board with black ends and black bands. */
function stripedBoard(
  left: number,
  right: number,
  height: number,
  count: number,
): string {
  const step = (right - left) / count;
  const half = height / 2;
  const bands = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % 2 === 0)
    .map((index) => {
      const from = left + index * step;
      return path(
        band(
          [
            [from, 0],
            [from + step, 0],
          ] satisfies Route,
          height,
        ),
        black,
      );
    });
  return (
    rect([left - 0.8, right + 0.8, -half - 0.8, half + 0.8], white) +
    rect([left, right, -half, half], markYellow) +
    bands.join("")
  );
}
