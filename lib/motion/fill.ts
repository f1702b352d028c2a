import type { Film, Gradient, Shape } from "./film";
import { trace, type Move, type Pen } from "./project";

/** The colour of a shape, or its gradient as wide and high as it is now. */
export function fillOf(
  film: Film,
  context: CanvasRenderingContext2D,
  shape: Shape,
  move: Move,
) {
  const { fill = "" } = shape.paint;
  if (typeof fill === "string") return fill;
  return gradientOn(
    context,
    film.gradients[fill]!,
    boundsOf(film, shape, move),
  );
}

/** Left, right, top and bottom of a shape on the picture. */
function boundsOf(film: Film, shape: Shape, move: Move) {
  const [xs, ys]: [number[], number[]] = [[], []];
  const note = (...numbers: number[]) =>
    numbers.forEach((number, at) => (at % 2 === 0 ? xs : ys).push(number));
  const pen: Pen = {
    moveTo: note,
    lineTo: note,
    quadraticCurveTo: note,
    bezierCurveTo: note,
    closePath: () => undefined,
  };
  trace(pen, shape, move, film);
  return [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ] as const;
}

function gradientOn(
  context: CanvasRenderingContext2D,
  { radial, stops }: Gradient,
  [left, right, top, low]: readonly [number, number, number, number],
) {
  const [x, y] = [(left + right) / 2, (top + low) / 2];
  const gradient = radial
    ? context.createRadialGradient(x, y, 0, x, y, (right - left) / 2)
    : context.createLinearGradient(0, top, 0, low);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
