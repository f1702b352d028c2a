import type { Result } from "./try-fault";

/** One line for each result: how it ended, its kind, its id, and by what. */
export function tableOf(results: readonly Result[]): string {
  return results
    .map(({ outcome, kind, id, by, seconds }) =>
      [
        outcome.padEnd(6),
        kind.padEnd(8),
        id.padEnd(32),
        `${seconds} s`.padStart(6),
        by,
      ].join("  "),
    )
    .join("\n");
}
