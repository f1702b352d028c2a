import type { Point } from "@/packages/road-art/drawing/svg";

/** A step of a path: where it goes, over which points. */
export type Step = { kind: "M" | "L" | "Q" | "C" | "Z"; points: Point[] };

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
export function pathSteps(data: string): Step[] {
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
