/** How many answers there were, and how many of them were right. */
export type Tally = { right: number; count: number };

/** Before any answer. */
export const NONE: Tally = { right: 0, count: 0 };

/** Counts one more answer of a kind. */
export function countAnswer<Kind>(
  tallies: Map<Kind, Tally>,
  kind: Kind,
  isRight: boolean,
) {
  const { right, count } = tallies.get(kind) ?? NONE;
  tallies.set(kind, { right: right + Number(isRight), count: count + 1 });
}

/** The sum of several; `NONE` if there are none. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { right, count }) => ({
      right: sum.right + right,
      count: sum.count + count,
    }),
    NONE,
  );
}
