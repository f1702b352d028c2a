/**
 * Records a drawing as a film. Each thing is drawn three times: by the eye, by
 * an eye moved aside, and through a longer lens. Out of the first two follows
 * how far away each point is, out of the third which widths are metres.
 */
import {
  FILM_VERSION,
  modes,
  type FilmFile,
  type LayerFile,
  type PropFile,
  type ShapeFile,
} from "@/lib/motion/film";
import { exactly } from "@/packages/road-art/drawing/precision";
import type { Drive } from "@/packages/road-art/motion/way";
import {
  recordingEye,
  type Camera,
  type Lens,
} from "@/packages/road-art/view/camera";
import { definitionsFor } from "@/packages/road-art/view/defs";
import type { Part } from "@/packages/road-art/view/part";
import {
  readElements,
  type Layer,
  type Painting,
  type Shape,
} from "./elements";
import { Palette } from "./palette";
import { ASIDE, differences, placesOf } from "./places";

/** How much longer the lens of the third eye is. */
const ZOOM = 1 + 1e-6;

/** What is nearer is kept in metres: on the picture it would be too far out. */
const NEAR = 1.2;

type Draw = (camera: Camera) => string;

/** What is to be recorded. */
export type Recorded = {
  lens?: Lens;
  kept: readonly string[];
  below: readonly Draw[];
  /** Over what is below, and always at the same place on the picture. */
  light: readonly Draw[];
  things: readonly Part[];
  above: readonly Draw[];
  approach: Drive;
  next?: Drive;
  right?: Drive;
  /** A mirror that somebody leaves: its outline, and what it shows then. */
  passed?: { outline: string; draw: Draw; next: number; right: number };
};

/** The film of a drawing. */
export function record(recorded: Recorded): FilmFile {
  const {
    lens = {},
    kept,
    below,
    light,
    things,
    above,
    passed,
    ...drives
  } = recorded;
  const recorder = new Recorder(lens);
  const layer = (draw: Draw, isFixed = false): PropFile => ({
    far: 0,
    layers: recorder.layers(draw, isFixed),
  });
  const props = {
    below: [
      ...below.map((draw) => layer(draw)),
      ...light.map((draw) => layer(draw, true)),
    ],
    things: things.map((part) => recorder.prop(part)),
    above: above.map((draw) => layer(draw)),
  };
  const mirror = ({ draw, ...rest }: NonNullable<typeof passed>) => ({
    ...rest,
    glass: layer(draw, true),
  });
  return {
    version: FILM_VERSION,
    size: [600, 400],
    centre: [300, 168],
    focus: recorder.focus,
    turn: lens.turn ?? 0,
    slope: lens.slope ?? 0,
    ...(lens.dip ? { dip: lens.dip } : {}),
    kept,
    paints: recorder.palette.paints,
    gradients: recorder.palette.gradients,
    ...props,
    ...drives,
    ...(passed ? { passed: mirror(passed) } : {}),
  };
}

/** Shapes as three eyes see them, which differ in where their points show. */
type Views = readonly [Shape, Shape, Shape];

class Recorder {
  readonly focus: number;
  readonly palette = new Palette();
  private readonly eyes: readonly [Camera, Camera, Camera];

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
      ...(stride && (way ?? rightWay)
        ? { stride: this.layers(stride.draw) }
        : {}),
      ...(way ? { way } : {}),
      ...(rightWay ? { rightWay } : {}),
      ...(during ? { during } : {}),
      ...(again && !way ? { again } : {}),
    };
  }

  layers(draw: Draw, isFixed = false): LayerFile[] {
    const read = (eye: Camera) =>
      readElements(
        // What goes with the eye ends before it
        defined(exactly(() => draw(isFixed ? { ...eye, nearest: NEAR } : eye))),
      );
    const [eye, asideEye, longEye] = this.eyes;
    const [first, aside, longer] = [read(eye), read(asideEye), read(longEye)];
    for (const [name, gradient] of first.gradients)
      this.palette.addGradient(name, gradient);

    return first.layers.map((layer, index) =>
      this.layer([layer, aside.layers[index]!, longer.layers[index]!], isFixed),
    );
  }

  private layer(
    views: readonly [Layer, Layer, Layer],
    isFixed: boolean,
  ): LayerFile {
    const [{ opacity, filter, clip, shapes }] = views;
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
          isFixed,
        ),
      ),
    };
  }

  private shape(views: Views, staysFixed = false): ShapeFile {
    const [{ steps, paint }, aside, longer] = views;
    const places = placesOf(steps, aside.steps, this.focus);
    const isFixed =
      staysFixed || places.every(({ depth }) => depth === Infinity);
    const isSeen = places.every(({ depth }) => depth >= NEAR && depth < 1e5);
    const mode = isFixed ? modes.fixed : isSeen ? modes.seen : modes.metric;
    const numbers = places.map(({ x, y, depth }) => {
      if (mode === modes.fixed) return [x * 10, y * 10];
      if (mode === modes.seen) return [x * 10, y * 10, depth * 100];
      const metre = depth / this.focus;
      return [(x - 300) * metre, (y - 168) * metre, depth].map((n) => n * 1e3);
    });
    const file: ShapeFile = [
      this.palette.paint(paint),
      mode,
      steps.map(({ kind }) => kind).join(""),
      differences(numbers),
    ];
    if (paint.stroke === undefined) return file;
    const isMetric = longer.paint.width > paint.width * (1 + (ZOOM - 1) / 2);
    const width = Math.round(paint.width * 100) / 100;
    return [...file, isMetric ? width : -width] as unknown as ShapeFile;
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

/** With the gradients that it names. */
function defined(body: string): string {
  return definitionsFor(body) + body;
}
