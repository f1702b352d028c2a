/** Reads the elements that the kit has drawn, flat, in the order of painting. */
import { growthOf, matrixOf, times, transformed, type Matrix } from "./matrix";
import type { Step } from "./path-steps";
import { oval, stepsOf } from "./steps";

/** How a shape is painted, as its attributes and those of its groups say. */
export type Painting = {
  fill?: string;
  stroke?: string;
  width: number;
  cap: string;
  join: string;
  dash: number[];
  opacity: number;
  strokeFirst: boolean;
  evenOdd: boolean;
};

export type Shape = { steps: Step[]; paint: Painting };

/** Shapes that are painted together: seen through, blurred, edged or cut. */
export type Layer = {
  opacity: number;
  filter?: string;
  /** Only what lies inside of it shows. */
  clip?: Step[];
  shapes: Shape[];
};

type Stop = { at: number; colour: string; opacity: number };
export type Gradient = { radial: boolean; stops: Stop[] };

export type Elements = { layers: Layer[]; gradients: Map<string, Gradient> };

type Attributes = Record<string, string>;
type State = { matrix: Matrix; attributes: Attributes; fade: number };

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;
const inherited = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "fill-rule",
]);

/** The shapes of a drawing; throws at an element that it does not know. */
export function readElements(body: string): Elements {
  const reader = new Reader();
  for (const [, closes, name = "", written = "", selfCloses] of body.matchAll(
    tag,
  )) {
    const own = attributesOf(written);
    if (closes) reader.close(name);
    else reader.open(name, own, selfCloses === "");
  }
  return {
    layers: reader.layers.filter(({ shapes }) => shapes.length > 0),
    gradients: reader.gradients,
  };
}

/** Says nothing of what is painted: it is read as what it does. */
const definitions = new Set(["filter", "clipPath", "pattern"]);

class Reader {
  readonly gradients = new Map<string, Gradient>();
  readonly layers: Layer[] = [];
  private readonly stack: State[] = [
    { matrix: [1, 0, 0, 1, 0, 0], attributes: {}, fade: 1 },
  ];
  private gradient: Gradient | undefined;
  private skipped = 0;
  private inLayer = 0;

  open(name: string, own: Attributes, isOpen: boolean) {
    if (definitions.has(name)) this.skipped += isOpen ? 1 : 0;
    else if (this.skipped > 0) return;
    else if (name === "linearGradient" || name === "radialGradient") {
      this.gradient = { radial: name === "radialGradient", stops: [] };
      this.gradients.set(own.id!, this.gradient);
    } else if (name === "stop")
      this.gradient?.stops.push({
        at: Number(own.offset ?? 0),
        colour: own["stop-color"]!,
        opacity: Number(own["stop-opacity"] ?? 1),
      });
    else if (name === "g" || name === "svg") this.openGroup(own, isOpen);
    else this.addShape(name, own);
  }

  close(name: string) {
    if (definitions.has(name)) this.skipped -= 1;
    else if (this.skipped === 0 && (name === "g" || name === "svg")) {
      this.stack.pop();
      if (this.inLayer > 0) this.inLayer -= 1;
      if (this.inLayer === 0) this.layers.push({ opacity: 1, shapes: [] });
    }
  }

  private openGroup(own: Attributes, isOpen: boolean) {
    const state = within(this.stack.at(-1)!, own);
    const opacity = Number(own.opacity ?? 1);
    const begins =
      own.filter || own["clip-path"] || (opacity < 1 && this.inLayer === 0);
    if (begins)
      this.layers.push({
        opacity: this.inLayer === 0 ? opacity : 1,
        ...(own.filter ? { filter: named(own.filter) } : {}),
        ...(own["clip-path"] ? { clip: disc(state.matrix) } : {}),
        shapes: [],
      });
    if (!isOpen) return;
    const fade = this.inLayer > 0 ? state.fade * opacity : 1;
    this.stack.push({ ...state, fade });
    if (this.inLayer > 0 || begins) this.inLayer += 1;
  }

  private addShape(name: string, own: Attributes) {
    const state = within(this.stack.at(-1)!, own);
    const steps = transformed(stepsOf(name, own), state.matrix);
    if (steps.length === 0) return;
    const painted = {
      ...state.attributes,
      opacity: String(Number(own.opacity ?? 1) * state.fade),
      "paint-order": own["paint-order"] ?? "",
    };
    const shape = { steps, paint: paintingOf(painted, growthOf(state.matrix)) };
    const last = this.layers.at(-1);
    if (last && (this.inLayer > 0 || isPlain(last))) last.shapes.push(shape);
    else this.layers.push({ opacity: 1, shapes: [shape] });
  }
}

function isPlain({ opacity, filter, clip }: Layer) {
  return opacity === 1 && filter === undefined && clip === undefined;
}

/** The only thing that cuts: the glass of a curve mirror, as in defs.ts. */
function disc(matrix: Matrix): Step[] {
  return transformed(oval(46, 46, 43, 43), matrix);
}

function attributesOf(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name, value]) => [name!, value!]),
  );
}

function named(url: string): string {
  return url.slice("url(#".length, -1);
}

function within({ matrix, attributes, fade }: State, own: Attributes): State {
  const kept = Object.entries(own).filter(([name]) => inherited.has(name));
  return {
    matrix: times(matrix, matrixOf(own.transform ?? "")),
    attributes: { ...attributes, ...Object.fromEntries(kept) },
    fade,
  };
}

function paintingOf(of: Attributes, grows: number): Painting {
  const { fill = "#000", stroke = "none" } = of;
  return {
    ...(fill === "none" ? {} : { fill }),
    ...(stroke === "none" ? {} : { stroke }),
    width: Number(of["stroke-width"] ?? 1) * grows,
    cap: of["stroke-linecap"] ?? "butt",
    join: of["stroke-linejoin"] ?? "miter",
    dash: (of["stroke-dasharray"] ?? "")
      .split(" ")
      .filter(Boolean)
      .map((one) => Number(one) * grows),
    opacity: Number(of.opacity),
    strokeFirst: of["paint-order"] === "stroke",
    evenOdd: of["fill-rule"] === "evenodd",
  };
}
