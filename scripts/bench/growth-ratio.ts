type Row = Record<string, number>;

/**
 * Ms of the processor in the quickest of a few runs: what else the machine does
 * hardly counts.
 */
export function best(run: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.round(Math.min(...times) * 10) / 10;
}

/**
 * A row for each size, by its name, with a column "growth": how many times all
 * its "ms" are those of the first row, over how many times its size is that of
 * the first. 1 is linear, below 1 is less.
 */
export function withGrowth(
  sizes: readonly number[],
  measure: (size: number) => [name: string, row: Row],
): Record<string, Row> {
  const measured = sizes.map((size) => ({ size, entry: measure(size) }));
  const first = measured[0]!;
  return Object.fromEntries(
    measured.map(({ size, entry: [name, row] }) => {
      const ratio = msOf(row) / msOf(first.entry[1]) / (size / first.size);
      return [name, { ...row, growth: Math.round(ratio * 100) / 100 }];
    }),
  );
}

const msOf = (row: Row) =>
  Object.entries(row)
    .filter(([column]) => column.endsWith(" ms"))
    .reduce((sum, [, ms]) => sum + ms, 0);
