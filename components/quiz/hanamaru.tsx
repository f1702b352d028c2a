/**
 * The two strokes of a hanamaru, the flower that a teacher in Japan draws round
 * a very good paper: a spiral from within, then five petals. Of 100 by 100.
 */
export const hanamaru = [
  "M50 48A4 4 0 0 1 50 56A8 8 0 0 1 50 40A12 12 0 0 1 50 64A16 16 0 0 1 50 32A20 20 0 0 1 50 72",
  "M50 18A20 20 0 0 1 80 40A20 20 0 0 1 69 76A20 20 0 0 1 31 76A20 20 0 0 1 20 40A20 20 0 0 1 50 18",
];

/** Drawn on a paper that is passed, stroke by stroke (results.css). */
export function Hanamaru() {
  return (
    <svg viewBox="-4 -4 108 108" className="hanamaru" aria-hidden>
      {hanamaru.map((stroke) => (
        <path key={stroke} d={stroke} pathLength={1} />
      ))}
    </svg>
  );
}
