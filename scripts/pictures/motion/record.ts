/**
 * Records a drawing as a film. Each thing is drawn three times: by the eye, by
 * an eye moved aside, and through a longer lens. Out of the first two follows
 * how far away each point is, out of the third which widths are metres.
 */
import {
  FILM_VERSION,
  modes,
  type Drive,
  type FilmFile,
  type Gradient,
  type LayerFile,
  type Paint,
  type PropFile,
  type ShapeFile,
} from "@/lib/motion/film";
import { exactly } from "../precision";
import { recordingEye, type Camera, type Lens } from "../view/camera";
import { definitionsFor } from "../view/defs";
import type { Part } from "../view/part";
import {
  readElements,
  type Layer,
  type Painting,
  type Shape,
  type Step,
} from "./elements";

/** Metres that the second eye is aside, and how much longer the third's lens. */
const ASIDE = 1e-3;
const ZOOM = 1 + 1e-6;

/** What is nearer is kept in metres: on the picture it would be too far out. */
const NEAR = 1.2;

type Draw = (camera: Camera) => string;

/** What is to be recorded. */
export type Recorded = {
  lens?: Lens;
  kept: readonly string[];
  below: readonly Draw[];
  things: readonly Part[];
  above: readonly Draw[];
  approach: Drive;
  next?: Drive;
  right?: Drive;
};

/** The film of a drawing. */
export function record(recorded: Recorded): FilmFile {
  const { lens = {}, kept, below, things, above, ...drives } = recorded;
  const recorder = new Recorder(lens);
  const layer = (draw: Draw): PropFile => ({
    far: 0,
    layers: recorder.layers(draw),
  });
  const props = {
    below: below.map(layer),
    things: things.map((part) => recorder.prop(part)),
    above: above.map(layer),
  };
  return {
    version: FILM_VERSION,
    size: [600, 400],
    centre: [300, 168],
    focus: recorder.focus,
    turn: lens.turn ?? 0,
    slope: lens.slope ?? 0,
    kept,
    paints: recorder.paints,
    gradients: recorder.gradients,
    ...props,
    ...drives,
  };
}

/** Shapes as three eyes see them, which differ in where their points show. */
type Views = readonly [Shape, Shape, Shape];

class Recorder {
  readonly focus: number;
  readonly paints: Paint[] = [];
  readonly gradients: Gradient[] = [];
  private readonly eyes: readonly [Camera, Camera, Camera];
  private readonly gradientAt = new Map<string, number>();

  constructor(lens: Lens) {
    this.focus = lens.wide ? 480 : 720;
    this.eyes = [
      recordingEye(lens),
      recordingEye(lens, ASIDE),
      recordingEye(lens, 0, ZOOM),
    ];
  }

  prop({ draw, stride, far, way, rightWay, during, again }: Part): PropFile {
    return {
      far: Math.round(far * 100) / 100,
      layers: this.layers(draw),
      ...(stride ? { stride: this.layers(stride.draw) } : {}),
      ...(way ? { way } : {}),
      ...(rightWay ? { rightWay } : {}),
      ...(during ? { during } : {}),
      ...(again && !way ? { again } : {}),
    };
  }

  layers(draw: Draw): LayerFile[] {
    // The light of the own lamps ends before the eye and goes with it
    const isLight = this.eyes.some((eye) => draw(eye).includes("url(#soft)"));
    const read = (eye: Camera) =>
      readElements(
        defined(exactly(() => draw(isLight ? { ...eye, nearest: NEAR } : eye))),
      );
    const [eye, asideEye, longEye] = this.eyes;
    const [first, aside, longer] = [read(eye), read(asideEye), read(longEye)];
    for (const [name, { radial, stops }] of first.gradients)
      this.addGradient(name, {
        radial,
        stops: stops.map(({ at, colour, opacity }) => [
          at,
          withOpacity(colour, opacity),
        ]),
      });

    return first.layers.map((layer, index) =>
      this.layer([layer, aside.layers[index]!, longer.layers[index]!]),
    );
  }

  private layer(views: readonly [Layer, Layer, Layer]): LayerFile {
    const [{ opacity, filter, clip, shapes }] = views;
    const isLight = filter === "soft";
    const cut = (at: 0 | 1 | 2): Shape => ({
      steps: views[at].clip ?? [],
      paint: plain,
    });
    return {
      ...(opacity < 1 ? { opacity } : {}),
      ...(filter ? { filter: filter as "soft" | "edge" } : {}),
      ...(clip ? { clip: this.shape([cut(0), cut(1), cut(2)]) } : {}),
      shapes: shapes.map((shape, index) =>
        this.shape(
          [shape, views[1].shapes[index]!, views[2].shapes[index]!],
          isLight,
        ),
      ),
    };
  }

  private shape(views: Views, isLight = false): ShapeFile {
    const [{ steps, paint }, aside, longer] = views;
    const places = placesOf(steps, aside.steps, this.focus);
    const isFixed = isLight || places.every(({ depth }) => depth === Infinity);
    const isSeen = places.every(({ depth }) => depth >= NEAR && depth < 1e5);
    const mode = isFixed ? modes.fixed : isSeen ? modes.seen : modes.metric;
    const numbers = places.map(({ x, y, depth }) => {
      if (mode === modes.fixed) return [x * 10, y * 10];
      if (mode === modes.seen) return [x * 10, y * 10, depth * 100];
      const metre = depth / this.focus;
      return [(x - 300) * metre, (y - 168) * metre, depth].map((n) => n * 1e3);
    });
    const file: ShapeFile = [
      this.paint(paint),
      mode,
      steps.map(({ kind }) => kind).join(""),
      differences(numbers),
    ];
    if (paint.stroke === undefined) return file;
    const isMetric = longer.paint.width > paint.width * (1 + (ZOOM - 1) / 2);
    const width = Math.round(paint.width * 100) / 100;
    return [...file, isMetric ? width : -width] as unknown as ShapeFile;
  }

  private paint(of: Painting): number {
    const { fill, stroke, cap, dash, opacity, strokeFirst, evenOdd } = of;
    const paint: Paint = {
      ...(fill !== undefined ? { fill: this.fill(fill) } : {}),
      ...(stroke !== undefined ? { stroke } : {}),
      ...(stroke && (cap === "round" || of.join === "round")
        ? { round: true }
        : {}),
      ...(dash.length > 0 ? { dash: dash.map((one) => Math.round(one)) } : {}),
      ...(opacity < 1 ? { opacity: Math.round(opacity * 100) / 100 } : {}),
      ...(strokeFirst ? { strokeFirst } : {}),
      ...(evenOdd ? { evenOdd } : {}),
    };
    const text = JSON.stringify(paint);
    const known = this.paints.findIndex((one) => JSON.stringify(one) === text);
    return known === -1 ? this.paints.push(paint) - 1 : known;
  }

  private fill(fill: string): string | number {
    if (!fill.startsWith("url(")) return fill;
    const at = this.gradientAt.get(fill.slice("url(#".length, -1));
    if (at === undefined) throw new Error(`No gradient: ${fill}`);
    return at;
  }

  addGradient(name: string, gradient: Gradient) {
    this.gradientAt.set(name, this.gradients.push(gradient) - 1);
  }
}

const plain: Painting = {
  width: 1,
  cap: "butt",
  join: "miter",
  dash: [],
  opacity: 1,
  strokeFirst: false,
  evenOdd: false,
};

type Seen = { x: number; y: number; depth: number };

/** Where points show, and how far away they are by how far they move aside. */
function placesOf(
  steps: readonly Step[],
  aside: readonly Step[],
  focus: number,
): Seen[] {
  const others = aside.flatMap(({ points }) => points);
  return steps
    .flatMap(({ points }) => points)
    .map(([x, y], index) => {
      const moved = x - others[index]![0];
      const isFar = Math.abs(moved) < 1e-9;
      return { x, y, depth: isFar ? Infinity : (focus * ASIDE) / moved };
    });
}

/** Each number less the one of the point before. */
function differences(points: readonly number[][]): number[] {
  const whole = points.map((point) => point.map(Math.round));
  return whole.flatMap((point, at) =>
    point.map((value, axis) => value - (at > 0 ? whole[at - 1]![axis]! : 0)),
  );
}

/** With the gradients that it names. */
function defined(body: string): string {
  return definitionsFor(body) + body;
}

function withOpacity(colour: string, opacity: number): string {
  if (opacity === 1) return colour;
  const [r, g, b] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return `rgba(${r},${g},${b},${opacity})`;
}
