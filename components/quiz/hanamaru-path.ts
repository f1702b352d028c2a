/** Of a picture of 100 by 100. */
const CENTRE = 50;
const TURNS = 2.25;
const POINTS = 72;
const PETALS = 7;

const at = (angle: number, radius: number) =>
  [Math.cos(angle), Math.sin(angle)]
    .map((part) => (CENTRE + part * radius).toFixed(1))
    .join(" ");

/**
 * The two strokes of a hanamaru, the flower that a teacher in Japan draws round
 * a very good paper: a spiral from within, then petals round it.
 */
export function hanamaruPath(): readonly [spiral: string, petals: string] {
  const points = Array.from({ length: POINTS + 1 }, (_, step) => {
    const part = step / POINTS;
    return at(part * TURNS * 2 * Math.PI - Math.PI / 2, 3 + part * 22);
  });

  const width = (2 * Math.PI) / PETALS;
  const petals = Array.from({ length: PETALS }, (_, petal) =>
    at((petal + 1) * width - Math.PI / 2, 33),
  ).map((end) => `A16 16 0 0 1 ${end}`);

  return [`M${points.join("L")}`, `M${at(-Math.PI / 2, 33)}${petals.join("")}`];
}
