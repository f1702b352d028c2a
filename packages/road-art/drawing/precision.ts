let isExact = false;

/** Draws with all decimals, so that places can be worked out of the drawing. */
export function exactly<Result>(draw: () => Result): Result {
  isExact = true;
  try {
    return draw();
  } finally {
    isExact = false;
  }
}

/** A number with at most this many decimals, as the pictures have them. */
export function decimals(value: number, places: number): number {
  if (isExact) return value + 0;
  return Math.round(value * 10 ** places) / 10 ** places + 0;
}
