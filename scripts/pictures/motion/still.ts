/** Draws a moment of a film as a picture, for whoever sees no motion. */
import type { Film, Gradient, Layer, Phase, Shape } from "@/lib/motion/film";
import { moveOf, trace, type Move, type Pen } from "@/lib/motion/project";
import { momentOf, spanOf } from "@/lib/motion/stage";
import { num } from "@/packages/road-art/drawing/svg";
import { tenth } from "@/packages/road-art/view/shape";

/** How much of a part is over: at its end who was let by is gone. */
const SHARE = { approach: 1, next: 1, right: 0.6 };

/** The second of a part of a film that tells most. */
export function tellingSecond(film: Film, phase: Phase): number {
  const [, end] = spanOf(film, phase) ?? [0, 0];
  return end * SHARE[phase];
}

/** The elements of that moment, without the own car. */
export function tellingMoment(film: Film, phase: Phase): string {
  const { eye, props } = momentOf(film, phase, tellingSecond(film, phase));
  const body = props.flatMap(({ prop, place, layers }) => {
    const move = moveOf(film, prop, place, eye);
    return layers.map((layer) => layerOf(film, layer, move));
  });
  const drawn = body.join("");
  return gradientsOf(film.gradients) + drawn;
}

function layerOf(film: Film, layer: Layer, move: Move): string {
  const { opacity = 1, filter, clip, shapes } = layer;
  const drawn = shapes.map((shape) => shapeOf(film, shape, move)).join("");
  if (drawn === "") return "";
  const faded = opacity < 1 ? ` opacity="${num(opacity)}"` : "";
  const filtered = filter ? ` filter="url(#${filter})"` : "";
  if (!clip)
    return faded || filtered ? `<g${faded}${filtered}>${drawn}</g>` : drawn;

  const outline = outlineOf(film, clip, move).data;
  const name = `c${num(outline.length)}-${outline.slice(1, 5).replace(/\W/g, "")}`;
  return outline === ""
    ? ""
    : `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${drawn}</g>`;
}

function shapeOf(film: Film, shape: Shape, move: Move): string {
  const { paint, width } = shape;
  const { data, larger, isSeen } = outlineOf(film, shape, move);
  if (!isSeen) return "";

  const { fill, stroke, dash = [] } = paint;
  const filled =
    fill === undefined
      ? "none"
      : typeof fill === "string"
        ? fill
        : `url(#g${fill})`;
  const wide = Math.max(0.5, Math.abs(width) * (width < 0 ? 1 : larger));
  const stroked = stroke
    ? ` stroke="${stroke}" stroke-width="${num(wide)}"${paint.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ""}`
    : "";
  const dashed =
    stroke && dash.length > 0
      ? ` stroke-dasharray="${dash.map((one) => num(one * larger)).join(" ")}"`
      : "";
  return `<path d="${data}" fill="${filled}"${stroked}${dashed}${
    paint.opacity === undefined ? "" : ` opacity="${num(paint.opacity)}"`
  }${paint.strokeFirst ? ' paint-order="stroke"' : ""}${
    paint.evenOdd ? ' fill-rule="evenodd"' : ""
  }/>`;
}

/** Path data of a shape as the eye sees it, and whether any of it shows. */
function outlineOf(film: Film, shape: Shape, move: Move) {
  const steps: string[] = [];
  const [xs, ys]: [number[], number[]] = [[], []];
  const write =
    (letter: string) =>
    (...numbers: number[]) => {
      numbers.forEach((one, at) => (at % 2 === 0 ? xs : ys).push(one));
      steps.push(letter + numbers.map(tenth).join(" "));
    };
  const pen: Pen = {
    moveTo: write("M"),
    lineTo: write("L"),
    quadraticCurveTo: write("Q"),
    bezierCurveTo: write("C"),
    closePath: write("Z"),
  };
  const larger = trace(pen, shape, move, film);
  const [width, height] = film.size;
  const isSeen =
    larger !== 0 &&
    Math.min(...xs) < width &&
    Math.max(...xs) > 0 &&
    Math.min(...ys) < height &&
    Math.max(...ys) > 0;
  return { data: steps.join(""), larger, isSeen };
}

function gradientsOf(gradients: readonly Gradient[]): string {
  return gradients
    .map(({ radial, stops }, at) => {
      const drawn = stops
        .map(
          ([offset, colour]) => `<stop offset="${offset}" ${stopOf(colour)}/>`,
        )
        .join("");
      return radial
        ? `<radialGradient id="g${at}">${drawn}</radialGradient>`
        : `<linearGradient id="g${at}" x1="0" x2="0" y1="0" y2="1">${drawn}</linearGradient>`;
    })
    .join("");
}

function stopOf(colour: string): string {
  const [, rgb, opacity] = /^rgba\((.*),([^,]*)\)$/.exec(colour) ?? [];
  return rgb === undefined
    ? `stop-color="${colour}"`
    : `stop-color="rgb(${rgb})" stop-opacity="${opacity}"`;
}
