/** Points round a rectangle with round corners, with the way out at each. */
export type Outline = {
  count: number;
  x: Float32Array;
  y: Float32Array;
  outX: Float32Array;
  outY: Float32Array;
};

/** Pixels between two points. */
const STEP = 4;
/** Pixels along the line in which the coarsest wave changes. */
const CELL = 72;
const OCTAVES = 4;
const GAIN = 0.55;
/** Random heights that all waves are made of; a fixed draw of a fixed seed. */
const heights = randomHeights(256);

/** The outline of a box, in pixels; a small one still has eight points. */
export function roundedOutline(
  width: number,
  height: number,
  radius: number,
): Outline {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const straight = (side: number) => (side % 2 === 0 ? across : down);
  const bend = (Math.PI / 2) * radius;
  const around = 2 * (across + down) + 4 * bend;
  const count = Math.max(8, Math.round(around / STEP));
  const make = () => new Float32Array(count);
  const outline = { count, x: make(), y: make(), outX: make(), outY: make() };

  for (let index = 0; index < count; index++) {
    let rest = (index / count) * around;
    let side = 0;
    while (rest >= straight(side) + bend && side < 3)
      rest -= straight(side++) + bend;

    const length = straight(side);
    const along = Math.min(rest, length);
    const turned = radius > 0 ? Math.max(0, rest - length) / radius : 0;
    const angle = (side - 1) * (Math.PI / 2) + turned;
    // One for each value of `side`.
    const [centreX, centreY] = [
      [radius + along, radius],
      [width - radius, radius + along],
      [width - radius - along, height - radius],
      [radius, height - radius - along],
    ][side] as [number, number];

    outline.outX[index] = Math.cos(angle);
    outline.outY[index] = Math.sin(angle);
    outline.x[index] = centreX + radius * Math.cos(angle);
    outline.y[index] = centreY + radius * Math.sin(angle);
  }
  return outline;
}

/**
 * How far each point is displaced at a moment of the cycle (0 to 1), at most
 * half the displacement. The waves repeat seamlessly along the outline and over
 * the cycle.
 */
export function stray(
  { count }: Outline,
  moment: number,
  displacement: number,
): Float32Array {
  const result = new Float32Array(count);
  const cells = Math.max(2, Math.round((count * STEP) / CELL));
  let weight = 0;

  for (let octave = 0; octave < OCTAVES; octave++) {
    const columns = cells * 2 ** octave;
    const rows = 4 * (octave + 1);
    const gain = GAIN ** octave;
    const row = (moment - Math.floor(moment)) * rows;
    weight += gain;
    for (let index = 0; index < count; index++)
      result[index]! +=
        gain * wave((index / count) * columns, row, columns, rows, octave);
  }

  const scale = displacement / 2 / weight;
  for (let index = 0; index < count; index++) result[index]! *= scale;
  return result;
}

/** A smooth random surface from -1 to 1 that repeats in both directions. */
function wave(
  x: number,
  y: number,
  columns: number,
  rows: number,
  octave: number,
): number {
  const left = Math.floor(x) % columns;
  const top = Math.floor(y) % rows;
  const right = (left + 1) % columns;
  const bottom = (top + 1) % rows;
  const across = ease(x - Math.floor(x));
  const down = ease(y - Math.floor(y));
  const at = (column: number, row: number) =>
    heights[(column * 31 + row * 17 + octave * 57 + column * row) & 255]!;

  return mix(
    mix(at(left, top), at(right, top), across),
    mix(at(left, bottom), at(right, bottom), across),
    down,
  );
}

const ease = (part: number) => part * part * (3 - 2 * part);
const mix = (from: number, to: number, part: number) =>
  from + (to - from) * part;

function randomHeights(count: number): Float32Array {
  let seed = 20261121;
  return Float32Array.from({ length: count }, () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return (seed / 2 ** 32) * 2 - 1;
  });
}
