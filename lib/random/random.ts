/** Random numbers and orders that a seed decides, the same on every device. */

// A draw calls them some thousand times.
const { floor, imul } = Math;

/**
 * Mulberry32 by Tommy Ettinger: numbers from 0 to below 1 that depend on the
 * seed alone, the same in every browser.
 */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy in random order, each order equally likely (Fisher and Yates). */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = floor(random() * (last + 1));
    const moved = shuffled[last]!;
    shuffled[last] = shuffled[other]!;
    shuffled[other] = moved;
  }
  return shuffled;
}
