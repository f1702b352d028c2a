/** Reads the elements that the kit has drawn, flat, in the order of painting. */
import type { Point } from "../svg";

/** A step of a path: where it goes, over which points. */
export type Step = { kind: "M" | "L" | "Q" | "C" | "Z"; points: Point[] };

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

export type Stop = { at: number; colour: string; opacity: number };
export type Gradient = { radial: boolean; stops: Stop[] };

export type Elements = { layers: Layer[]; gradients: Map<string, Gradient> };

type Attributes = Record<string, string>;
type Matrix = [number, number, number, number, number, number];
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
  const gradients = new Map<string, Gradient>();
  const layers: Layer[] = [];
  const stack: State[] = [
    { matrix: [1, 0, 0, 1, 0, 0], attributes: {}, fade: 1 },
  ];
  let gradient: Gradient | undefined;
  let skipped = 0;
  let inLayer = 0;

  const add = (shape: Shape) => {
    const last = layers.at(-1);
    if (last && (inLayer > 0 || isPlain(last))) last.shapes.push(shape);
    else layers.push({ opacity: 1, shapes: [shape] });
  };

  for (const [, closes, name = "", written = "", selfCloses] of body.matchAll(
    tag,
  )) {
    const own = attributesOf(written);
    const isOpen = !closes && !selfCloses;
    if (["filter", "clipPath", "pattern"].includes(name)) {
      skipped += closes ? -1 : isOpen ? 1 : 0;
      continue;
    }
    if (skipped > 0) continue;

    if (name === "linearGradient" || name === "radialGradient") {
      if (closes) continue;
      gradient = { radial: name === "radialGradient", stops: [] };
      gradients.set(own.id!, gradient);
    } else if (name === "stop") {
      gradient?.stops.push({
        at: Number(own.offset ?? 0),
        colour: own["stop-color"]!,
        opacity: Number(own["stop-opacity"] ?? 1),
      });
    } else if (name === "g" || name === "svg") {
      if (closes) {
        stack.pop();
        if (inLayer > 0) inLayer -= 1;
        if (inLayer === 0) layers.push({ opacity: 1, shapes: [] });
        continue;
      }
      const state = within(stack.at(-1)!, own);
      const opacity = Number(own.opacity ?? 1);
      const begins =
        own.filter || own["clip-path"] || (opacity < 1 && inLayer === 0);
      if (begins)
        layers.push({
          opacity: inLayer === 0 ? opacity : 1,
          ...(own.filter ? { filter: named(own.filter) } : {}),
          ...(own["clip-path"] ? { clip: disc(state.matrix) } : {}),
          shapes: [],
        });
      const fade = inLayer > 0 ? state.fade * opacity : 1;
      if (!isOpen) continue;
      stack.push({ ...state, fade });
      if (inLayer > 0 || begins) inLayer += 1;
    } else if (!closes) {
      const state = within(stack.at(-1)!, own);
      const steps = transformed(stepsOf(name, own), state.matrix);
      if (steps.length === 0) continue;
      const painted = {
        ...state.attributes,
        opacity: String(Number(own.opacity ?? 1) * state.fade),
        "paint-order": own["paint-order"] ?? "",
      };
      add({ steps, paint: paintingOf(painted, growthOf(state.matrix)) });
    }
  }
  return {
    layers: layers.filter(({ shapes }) => shapes.length > 0),
    gradients,
  };
}

function isPlain({ opacity, filter, clip }: Layer) {
  return opacity === 1 && filter === undefined && clip === undefined;
}

/** The only thing that cuts: the glass of a curve mirror, as in defs.ts. */
function disc(matrix: Matrix): Step[] {
  return transformed(oval(46, 46, 43, 43), matrix);
}

function transformed(steps: readonly Step[], matrix: Matrix): Step[] {
  return steps.map(({ kind, points }) => ({
    kind,
    points: points.map((point) => moved(matrix, point)),
  }));
}

/** How much longer a matrix makes a length. */
function growthOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
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

function matrixOf(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, ...others] = list.split(/[\s,]+/).map(Number);
    if (name === "translate") all = times(all, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === "scale") all = times(all, [a, 0, 0, b ?? a, 0, 0]);
    else if (name === "matrix") all = times(all, [a, b, ...others] as Matrix);
    else if (name === "rotate") {
      const angle = (a * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = [b ?? 0, others[0] ?? 0];
      all = times(all, [1, 0, 0, 1, x, y]);
      all = times(all, [c, s, -s, c, 0, 0]);
      all = times(all, [1, 0, 0, 1, -x, -y]);
    } else throw new Error(`Unknown transform: ${name}`);
  }
  return all;
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
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

function stepsOf(name: string, own: Attributes): Step[] {
  const n = (key: string) => Number(own[key] ?? 0);
  if (name === "path") return pathSteps(own.d ?? "");
  if (name === "circle") return oval(n("cx"), n("cy"), n("r"), n("r"));
  if (name === "ellipse") return oval(n("cx"), n("cy"), n("rx"), n("ry"));
  if (name === "rect")
    return rectangle(n("x"), n("y"), n("width"), n("height"), n("rx"));
  throw new Error(`Unknown element: ${name}`);
}

function rectangle(x: number, y: number, w: number, h: number, r: number) {
  const [right, low] = [x + w, y + h];
  const at = (...points: Point[]) => points;
  const line = (...point: Point): Step => ({ kind: "L", points: at(point) });
  const bend = (one: Point, two: Point): Step => ({
    kind: "Q",
    points: at(one, two),
  });
  if (r === 0)
    return [
      { kind: "M" as const, points: at([x, y]) },
      line(right, y),
      line(right, low),
      line(x, low),
      { kind: "Z" as const, points: [] },
    ];
  return [
    { kind: "M" as const, points: at([x + r, y]) },
    line(right - r, y),
    bend([right, y], [right, y + r]),
    line(right, low - r),
    bend([right, low], [right - r, low]),
    line(x + r, low),
    bend([x, low], [x, low - r]),
    line(x, y + r),
    bend([x, y], [x + r, y]),
    { kind: "Z" as const, points: [] },
  ];
}

/** How far a curve's handles lie out for a quarter of a circle. */
const handle = 0.5523;

function oval(x: number, y: number, rx: number, ry: number): Step[] {
  const at = (u: number, v: number): Point => [x + u * rx, y + v * ry];
  const quarter = (u: number, v: number, u2: number, v2: number): Step => ({
    kind: "C",
    points: [
      at(u + u2 * handle, v + v2 * handle),
      at(u2 + u * handle, v2 + v * handle),
      at(u2, v2),
    ],
  });
  return [
    { kind: "M", points: [at(-1, 0)] },
    quarter(-1, 0, 0, -1),
    quarter(0, -1, 1, 0),
    quarter(1, 0, 0, 1),
    quarter(0, 1, -1, 0),
    { kind: "Z", points: [] },
  ];
}

const command = /([MLHVQCSTAZmlhvqcstaz])([^MLHVQCSTAZmlhvqcstaz]*)/g;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
const sizes: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};

/** Path data as steps to absolute points; arcs become curves. */
function pathSteps(data: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: Point | undefined;
  for (const [, letter = "", rest = ""] of data.matchAll(command)) {
    const name = letter.toUpperCase();
    const isRelative = letter !== name;
    const all = [...rest.matchAll(number)].map(Number);
    const size = sizes[name]!;
    const rounds = size === 0 ? 1 : all.length / size;
    for (let round = 0; round < rounds; round += 1) {
      const n = all.slice(round * size, round * size + size);
      const [first = 0] = n;
      const point = (at: number): Point =>
        isRelative ? [x + n[at]!, y + n[at + 1]!] : [n[at]!, n[at + 1]!];
      const go = (kind: Step["kind"], ...points: Point[]) => {
        steps.push({ kind, points });
        [x, y] = points.at(-1)!;
      };
      const reflected = (): Point =>
        control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
      let next: Point | undefined;
      if (name === "Z") {
        steps.push({ kind: "Z", points: [] });
        [x, y] = [startX, startY];
      } else if (name === "M") {
        go(round === 0 ? "M" : "L", point(0));
        if (round === 0) [startX, startY] = [x, y];
      } else if (name === "L") go("L", point(0));
      else if (name === "H") go("L", [isRelative ? x + first : first, y]);
      else if (name === "V") go("L", [x, isRelative ? y + first : first]);
      else if (name === "Q") {
        next = point(0);
        go("Q", next, point(2));
      } else if (name === "T") {
        next = reflected();
        go("Q", next, point(0));
      } else if (name === "C") {
        next = point(2);
        go("C", point(0), next, point(4));
      } else if (name === "S") {
        const before = reflected();
        next = point(0);
        go("C", before, next, point(2));
      } else {
        const end = point(5);
        for (const curve of arc([x, y], n, end)) go("C", ...curve);
      }
      control = next;
    }
  }
  return steps;
}

/** An arc of an upright ellipse as curves of a quarter at most. */
function arc(
  [x1, y1]: Point,
  [width = 0, height = 0, , isLarge, turns]: readonly number[],
  [x2, y2]: Point,
): [Point, Point, Point][] {
  let [rx, ry] = [Math.abs(width), Math.abs(height)];
  if (rx === 0 || ry === 0)
    return [
      [
        [x1, y1],
        [x2, y2],
        [x2, y2],
      ],
    ];
  // On the circle of radius 1
  const [dx, dy] = [(x1 - x2) / 2 / rx, (y1 - y2) / 2 / ry];
  const half = Math.hypot(dx, dy);
  if (half > 1) [rx, ry] = [rx * half, ry * half];
  const [u, v] = [(x1 - x2) / 2 / rx, (y1 - y2) / 2 / ry];
  const length = u * u + v * v;
  const out =
    Math.sqrt(Math.max(0, 1 / length - 1)) * (isLarge === turns ? -1 : 1);
  const [cu, cv] = [out * v, -out * u];
  const [cx, cy] = [(x1 + x2) / 2 + cu * rx, (y1 + y2) / 2 + cv * ry];
  const from = Math.atan2(v - cv, u - cu);
  let sweep = Math.atan2(-v - cv, -u - cu) - from;
  if (turns && sweep < 0) sweep += 2 * Math.PI;
  if (!turns && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const part = sweep / count;
  const k = (4 / 3) * Math.tan(part / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * part, from + (index + 1) * part];
    const at = (p: number, q: number): Point => [cx + p * rx, cy + q * ry];
    return [
      at(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      at(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      at(Math.cos(b), Math.sin(b)),
    ];
  });
}
