import type { Concepts } from "./concepts";
import { termsOf } from "./terms";

/** A piece of a text; whether it is what was looked for. */
type Piece = { text: string; isFound: boolean };

/** Cuts a text so that what was found in it can be marked. */
export function markFound(
  text: string,
  found: readonly string[],
  concepts: Concepts,
): Piece[] {
  const wanted = new Set(found);
  const places = termsOf(text, concepts)
    .filter(({ term }) => wanted.has(term))
    .sort((one, other) => one.start - other.start);

  const pieces: Piece[] = [];
  let end = 0;
  for (const place of places) {
    const start = Math.max(place.start, end);
    if (place.end <= start) continue;
    if (start > end)
      pieces.push({ text: text.slice(end, start), isFound: false });
    const last = pieces.at(-1);
    const marked = text.slice(start, place.end);
    if (last?.isFound && start === end) last.text += marked;
    else pieces.push({ text: marked, isFound: true });
    end = place.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}
