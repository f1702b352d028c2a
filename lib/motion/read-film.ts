import {
  FILM_VERSION,
  modes,
  type Film,
  type FilmFile,
  type Layer,
  type LayerFile,
  type Prop,
  type PropFile,
  type Shape,
  type ShapeFile,
} from "./film";

/**
 * A film out of its file; null for what is cut, of another form or not a film,
 * so that the still picture stays.
 */
export function readFilm(text: string): Film | null {
  try {
    const file = JSON.parse(text) as FilmFile;
    if (file.version !== FILM_VERSION) return null;
    const prop = (one: PropFile) => readProp(one, file);
    const { passed, ...rest } = file;
    return {
      ...rest,
      ...(passed ? { passed: { ...passed, glass: prop(passed.glass) } } : {}),
      below: file.below.map(prop),
      things: file.things.map(prop),
      above: file.above.map(prop),
    };
  } catch {
    return null;
  }
}

function readProp(file: PropFile, film: FilmFile): Prop {
  const layer = ({ clip, shapes, ...rest }: LayerFile): Layer => ({
    ...rest,
    ...(clip ? { clip: readShape(clip, film) } : {}),
    shapes: shapes.map((shape) => readShape(shape, film)),
  });
  const layers = file.layers.map(layer);
  const shapes = layers.flatMap((one) => one.shapes);
  const { stride, ...rest } = file;
  return {
    ...rest,
    layers,
    ...(stride ? { stride: stride.map(layer) } : {}),
    isFixed: shapes.every(({ isFixed }) => isFixed),
    middle: middleOf(shapes),
  };
}

const counts: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };

/** Throws if a shape has more or fewer numbers than its steps need. */
function readShape(
  [paintAt, mode, steps, numbers, width = 0]: ShapeFile,
  { centre, focus, paints }: FilmFile,
): Shape {
  const paint = paints[paintAt];
  const count = [...steps].reduce((sum, step) => sum + counts[step]!, 0);
  const size = mode === modes.fixed ? 2 : 3;
  if (!paint || !(numbers.length === count * size)) throw new Error(steps);

  const points = new Float64Array(count * 3);
  const last: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    for (let axis = 0; axis < size; axis += 1)
      last[axis]! += numbers[at * size + axis]!;
    const [x, y, z] = last;
    if (mode === modes.metric) points.set([x / 1e3, y / 1e3, z / 1e3], 3 * at);
    else if (mode === modes.fixed) points.set([x / 10, y / 10, 1], 3 * at);
    else {
      const depth = z / 100;
      const metres = (unit: number, middle: number) =>
        ((unit / 10 - middle) * depth) / focus;
      points.set([metres(x, centre[0]), metres(y, centre[1]), depth], 3 * at);
    }
  }
  if (!points.every(Number.isFinite)) throw new Error(steps);
  return {
    paint,
    steps,
    points,
    isFixed: mode === modes.fixed,
    width,
    depth: points[2]!,
  };
}

function middleOf(shapes: readonly Shape[]): [number, number] {
  const xs = shapes.flatMap(({ points }) => every3rd(points, 0));
  const zs = shapes.flatMap(({ points }) => every3rd(points, 2));
  const half = (all: number[]) =>
    all.length === 0 ? 0 : (Math.min(...all) + Math.max(...all)) / 2;
  return [half(xs), half(zs)];
}

function every3rd(points: Float64Array, from: number): number[] {
  return Array.from(
    { length: points.length / 3 },
    (_, at) => points[3 * at + from]!,
  );
}
