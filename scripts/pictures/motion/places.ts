import type { Step } from "./path-steps";

/** Metres that the second eye is aside. */
export const ASIDE = 1e-3;

/** Where a point shows, and how far away it is in metres. */
export type Seen = { x: number; y: number; depth: number };

/** Where points show, and how far away they are by how far they move aside. */
export function placesOf(
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
export function differences(points: readonly number[][]): number[] {
  const whole = points.map((point) => point.map(Math.round));
  return whole.flatMap((point, at) =>
    point.map((value, axis) => value - (at > 0 ? whole[at - 1]![axis]! : 0)),
  );
}
