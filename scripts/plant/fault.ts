/** Planted faults: one-line mistakes, to see which check catches each. */

/**
 * The kind of file decides which checks can find a fault, and how expensive
 * they are.
 */
export const kinds = [
  "content",
  "logic",
  "markup",
  "css",
  "worker",
  "pre-hydration",
  "export",
] as const;

export type Kind = (typeof kinds)[number];

export type Fault = {
  /** Says what goes wrong: "pass-mark-one-lower". */
  id: string;
  kind: Kind;
  /** Path from the root. */
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  /** Parts of the paths of the browser tests that should see it. */
  specs: readonly string[];
};

/** A fault without its kind, as the lists hold it. */
export type Row = readonly [
  id: string,
  file: string,
  find: string,
  replace: string,
  ...specs: string[],
];

/** The faults of one kind from their rows. */
export const faultsOf = (kind: Kind, rows: readonly Row[]): Fault[] =>
  rows.map(([id, file, find, replace, ...specs]) => ({
    id,
    kind,
    file,
    find,
    replace,
    specs,
  }));

/**
 * The file with the fault in it; null if its text does not occur exactly once.
 */
export function plant(text: string, { find, replace }: Fault): string | null {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    return null;
  return before + replace + after;
}
