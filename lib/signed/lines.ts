import type { Line } from "./texts";

/** Pairs the strings of a text with their English, as far as there are any. */
export function linesOf(
  texts: readonly (string | undefined)[],
  sources: readonly (string | undefined)[],
): Line[] {
  return texts.flatMap((text, index) =>
    text ? [{ text, source: sources[index] ?? "" }] : [],
  );
}

/** The same lines as what gives an answer away. */
export const asReasons = (lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, isReason: true as const }));
