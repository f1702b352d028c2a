/** Draws a moment of a film on a canvas. */
import { Aside } from "./aside";
import { fillOf } from "./fill";
import type { Film, Layer, Phase, Shape } from "./film";
import { moveOf, trace, type Move } from "./project";
import { paintSpeed } from "./speed";
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
    paintPassed(context, film, phase, second);
    paintSpeed(context, film, phase, second);
  };
}

/** Empties the mirror that somebody was in who has passed. */
function paintPassed(
  context: Canvas,
  film: Film,
  phase: Phase,
  second: number,
) {
  const { passed } = film;
  if (!passed || phase === "approach" || second < passed[phase]) return;

  context.save();
  context.clip(new Path2D(passed.outline));
  for (const { shapes } of passed.glass.layers)
    paintShapes(film, context, shapes, stays);
  context.restore();
}

const stays: Move = (...place) => place;

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
