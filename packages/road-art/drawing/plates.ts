import { inset, outline } from "./arrows";
import { colours, type Colour } from "./colours";
import {
  circle,
  draw,
  line,
  path,
  polygon,
  rect,
  type Drawing,
  type Point,
} from "./svg";

const { red, blue, white, black, yellow } = colours;

/** The red bar of a ring, from upper left to lower right. */
export const redSlash = diagonal([24, 24], [76, 76]);

/** The two flat red bars of 301 and 315. */
export const redCross =
  diagonal([18.8, 32], [81.2, 68]) + diagonal([81.2, 32], [18.8, 68]);

/** Round and white with a red rim. */
export function ringWhite(...symbols: string[]): Drawing {
  return ring(white, symbols);
}

/** As `ringWhite`, with the red bar under the symbols. */
export function ringSlash(...symbols: string[]): Drawing {
  return ringWhite(redSlash, ...symbols);
}

/** As `ringWhite` for a white board: without the edge that holds on a page. */
export function ringOnBoard(...symbols: string[]): string {
  return rim(white) + symbols.join("");
}

/** Round and blue with a red rim. */
export function ringBlue(...symbols: string[]): Drawing {
  return ring(blue, symbols);
}

/** Round and blue with a white rim. */
export function discBlue(...symbols: string[]): Drawing {
  return draw(100, 100, disc(blue), ...symbols);
}

/** Round and red with a white rim. */
export function discRed(...symbols: string[]): Drawing {
  return draw(100, 100, disc(red), ...symbols);
}

/** The stop triangle: red to the edge, with a white line inside. 100 × 89. */
export function triangleStop(...symbols: string[]): Drawing {
  return draw(
    100,
    89,
    triangle(red, 14),
    triangle(white, 10),
    triangle(red, 6),
    ...symbols,
  );
}

/**
 * The slow triangle: white rim, red frame, white field with the given corners.
 * 100 × 89.
 */
export function triangleSlow(
  field: readonly [Point, Point, Point],
  ...symbols: string[]
): Drawing {
  return draw(
    100,
    89,
    triangle(red, 14),
    triangle(white, 12.4),
    triangle(red, 9.4),
    polygon(field, white),
    ...symbols,
  );
}

/** The yellow warning sign on its point, with the black line inside. */
export function diamond(...symbols: string[]): Drawing {
  return draw(
    100,
    100,
    path(outline(tips(0, 1.2)), yellow),
    path(outline(tips(2.7, 0.8)), black),
    path(outline(tips(5.4, 3)), yellow),
    ...symbols,
  );
}

/** The square blue instruction sign with a white rim. */
export function squareBlue(...symbols: string[]): Drawing {
  return draw(
    100,
    100,
    rect([0, 100, 0, 100], blue, 7),
    rect([0.8, 99.2, 0.8, 99.2], white, 6.2),
    rect([3.5, 96.5, 3.5, 96.5], blue, 5),
    ...symbols,
  );
}

/** The square white sign with a red frame and bar of 331 and 332. */
export function squareRed(...symbols: string[]): Drawing {
  return draw(
    100,
    100,
    rect([0, 100, 0, 100], red, 3),
    rect([0.8, 99.2, 0.8, 99.2], white, 2.2),
    rect([3.2, 96.8, 3.2, 96.8], red),
    rect([17, 83, 17, 83], white),
    line(
      [
        [12, 12],
        [88, 88],
      ],
      red,
      8.5,
    ),
    ...symbols,
  );
}

/** The five-sided blue crossing sign. 89 × 100. */
export function pentagon(...symbols: string[]): Drawing {
  const corners: Point[] = [
    [44.5, 0],
    [88.5, 71],
    [88.5, 100],
    [0.5, 100],
    [0.5, 71],
  ];
  const layer = (depth: number, colour: Colour) =>
    path(outline(inset(corners, depth, 5)), colour);
  return draw(
    89,
    100,
    layer(0, blue),
    layer(2, white),
    layer(4, blue),
    ...symbols,
  );
}

/** The end disc of 507-C: white with a blue ring. */
export function discEnd(...symbols: string[]): Drawing {
  return draw(
    100,
    100,
    circle([50, 50], 49.5, white),
    circle([50, 50], 46, { fill: white, stroke: blue, width: 3 }),
    ...symbols,
  );
}

function ring(field: Colour, symbols: readonly string[]): Drawing {
  return draw(100, 100, rimless(red), rim(field), ...symbols);
}

function rim(field: Colour): string {
  return circle([50, 50], 39.75, { fill: field, stroke: red, width: 13 });
}

function disc(colour: Colour): string {
  return rimless(colour) + circle([50, 50], 46.3, colour);
}

/** The white disc under every round sign; its hairline holds on white pages. */
function rimless(edge: Colour): string {
  return circle([50, 50], 49.6, { fill: white, stroke: edge, width: 0.8 });
}

function diagonal(from: Point, to: Point): string {
  return line([from, to], red, 8.8);
}

function triangle(colour: Colour, edge: number): string {
  return path("M7 7H93L50 81.5Z", {
    fill: colour,
    stroke: colour,
    width: edge,
    join: "round",
  });
}

function tips(depth: number, radius: number) {
  return [
    [50, depth, radius],
    [100 - depth, 50, radius],
    [50, 100 - depth, radius],
    [depth, 50, radius],
  ] as const;
}
