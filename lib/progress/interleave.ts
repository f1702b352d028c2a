/**
 * Takes one of each kind in turn, so that the same kind comes twice in a row
 * only when nothing else is left. Within a kind the order stays.
 */
export function interleave<T, Kind>(
  list: readonly T[],
  kindOf: (one: T) => Kind,
): T[] {
  const kinds = new Map<Kind, T[]>();
  for (const one of list) {
    const same = kinds.get(kindOf(one));
    if (same) same.push(one);
    else kinds.set(kindOf(one), [one]);
  }

  const rounds = Math.max(0, ...[...kinds.values()].map((one) => one.length));
  return Array.from({ length: rounds }, (_, round) =>
    [...kinds.values()].flatMap((same) => same.slice(round, round + 1)),
  ).flat();
}
