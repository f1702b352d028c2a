/**
 * The two strokes of a hanamaru, the flower that a teacher in Japan draws round
 * a very good paper: a spiral from within, then seven petals. Of 100 by 100.
 */
export const hanamaru = [
  "M50 48A4 4 0 0 1 50 56A8 8 0 0 1 50 40A12 12 0 0 1 50 64A16 16 0 0 1 50 32A20 20 0 0 1 50 72",
  "M50 17A16 16 0 0 1 76 29A16 16 0 0 1 82 57A16 16 0 0 1 64 80A16 16 0 0 1 36 80A16 16 0 0 1 18 57A16 16 0 0 1 24 29A16 16 0 0 1 50 17",
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
