import type { Concepts } from "./concepts";
import { termsOf, type Term } from "./terms";

/** A piece of a text; whether it matches the query. */
type Piece = { text: string; isFound: boolean };

/** No more texts are kept than a reader sees while she types. */
const MOST_KEPT = 400;
const kept = new WeakMap<Concepts, Map<string, readonly Term[]>>();

/** The terms of a text: with the next letter most texts are shown again. */
function keptTermsOf(text: string, concepts: Concepts): readonly Term[] {
  const texts = kept.get(concepts) ?? new Map<string, readonly Term[]>();
  kept.set(concepts, texts);
  const known = texts.get(text);
  if (known) return known;

  if (texts.size >= MOST_KEPT) texts.clear();
  const terms = termsOf(text, concepts);
  texts.set(text, terms);
  return terms;
}

/** Cuts a text so that what was found in it can be marked. */
export function markFound(
  text: string,
  found: readonly string[],
  concepts: Concepts,
): Piece[] {
  const wanted = new Set(found);
  const places = keptTermsOf(text, concepts)
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
