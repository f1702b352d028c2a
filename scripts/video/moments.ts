/** How far a moment is between two others: 0 before both, 1 after both. */
export const between = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Begins and ends slowly. */
export const smooth = (part: number) => part * part * (3 - 2 * part);
