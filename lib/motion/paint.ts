/** Draws a moment of a film on a canvas. */
import type { Film, Gradient, Layer, Phase, Shape } from "./film";
import { moveOf, trace, type Move, type Pen } from "./project";
import { momentOf, type Placed } from "./stage";

type Canvas = CanvasRenderingContext2D;

/** A white edge round a figure, in units of the picture. */
const EDGE = { colour: "#fff", width: 2.6 };
const SOFT = 7;

/** Draws what a film shows at a second of one of its parts. */
export type Painter = (phase: Phase, second: number) => void;

/**
 * A painter on a canvas; null where the browser has no canvas. `make` gives it
 * another canvas of the same size, for what is painted together.
 */
export function painterOf(
  film: Film,
  canvas: HTMLCanvasElement,
  make: () => HTMLCanvasElement,
): Painter | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const aside = new Aside(canvas, make);

  return (phase, second) => {
    const { eye, props } = momentOf(film, phase, second);
    const scale = canvas.width / film.size[0];
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, film.size[0], film.size[1]);
    context.save();
    for (const outline of film.kept)
      context.clip(except(film, outline), "evenodd");
    for (const placed of props) {
      const move = moveOf(film, placed.prop, placed.place, eye);
      for (const layer of placed.layers)
        paintLayer(film, context, aside, layer, move, placed);
    }
    context.restore();
  };
}

function except({ size: [width, height] }: Film, outline: string): Path2D {
  return new Path2D(`M0 0H${width}V${height}H0Z${outline}`);
}

function paintLayer(
  film: Film,
  context: Canvas,
  aside: Aside,
  layer: Layer,
  move: Move,
  { prop }: Placed,
) {
  const { opacity = 1, filter, clip, shapes } = layer;
  if (clip) {
    context.save();
    context.beginPath();
    const shows = trace(context, clip, move, film) > 0;
    context.clip();
    if (shows) paintShapes(film, context, shapes, move);
    context.restore();
  } else if (filter === "edge") {
    paintShapes(film, context, shapes, move, true);
    paintShapes(film, context, shapes, move);
  } else if (opacity < 1 || filter) {
    const drawn = aside.draw(layer, prop.isFixed, (other) => {
      if (filter === "soft")
        other.filter = `blur(${SOFT * other.getTransform().a}px)`;
      paintShapes(film, other, shapes, move);
      other.filter = "none";
    });
    if (!drawn) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.drawImage(drawn, 0, 0);
    context.restore();
  } else paintShapes(film, context, shapes, move);
}

function paintShapes(
  film: Film,
  context: Canvas,
  shapes: readonly Shape[],
  move: Move,
  asEdge = false,
) {
  for (const shape of shapes) {
    const { paint, width } = shape;
    context.beginPath();
    const larger = trace(context, shape, move, film);
    if (larger === 0) continue;
    context.globalAlpha = paint.opacity ?? 1;
    const isStroked = paint.stroke !== undefined;
    if (isStroked || asEdge) {
      context.lineWidth = Math.max(
        0.5,
        Math.abs(width) * (width < 0 ? 1 : larger),
      );
      context.lineCap = paint.round ? "round" : "butt";
      context.lineJoin = paint.round || asEdge ? "round" : "miter";
      context.setLineDash((paint.dash ?? []).map((one) => one * larger));
    }
    if (asEdge) {
      context.strokeStyle = EDGE.colour;
      context.lineWidth = (isStroked ? context.lineWidth : 0) + EDGE.width;
      context.stroke();
      continue;
    }
    if (isStroked) context.strokeStyle = paint.stroke ?? "";
    if (isStroked && paint.strokeFirst) context.stroke();
    if (paint.fill !== undefined) {
      context.fillStyle = fillOf(film, context, shape, move);
      context.fill(paint.evenOdd ? "evenodd" : "nonzero");
    }
    if (isStroked && !paint.strokeFirst) context.stroke();
  }
  context.globalAlpha = 1;
}

function fillOf(film: Film, context: Canvas, shape: Shape, move: Move) {
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
  context: Canvas,
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

/** Another canvas for what is painted together; what is fixed only once. */
class Aside {
  private shared?: HTMLCanvasElement;
  private readonly kept = new Map<Layer, HTMLCanvasElement>();

  constructor(
    private readonly like: HTMLCanvasElement,
    private readonly make: () => HTMLCanvasElement,
  ) {}

  draw(layer: Layer, isFixed: boolean, paint: (context: Canvas) => void) {
    const known = this.kept.get(layer);
    if (known?.width === this.like.width) return known;
    const canvas = isFixed ? this.make() : (this.shared ??= this.make());
    canvas.width = this.like.width;
    canvas.height = this.like.height;
    const context = canvas.getContext("2d");
    if (!context) return null;
    const scale = canvas.width / 600;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paint(context);
    if (isFixed) this.kept.set(layer, canvas);
    return canvas;
  }
}
