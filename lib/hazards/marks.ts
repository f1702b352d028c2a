/** Saying where danger may come from, before the statements of a scene. */
import type { NamedPlace, Place } from "./scene";

/** A mark on the picture, in whole percent of its width and height. */
export type Mark = readonly [x: number, y: number];

/** More marks than this are not taken. */
export const MOST_MARKS = 9;

/** So many marks may be too many; with one more all of them count nothing. */
const SPARE_MARKS = 3;

/** A finger reaches so far, in percent of the picture. */
const REACH = { x: 5, y: 7.5 };

/** Puts a mark on the picture, or takes the one away that is there already. */
export function pressMark(
  marks: readonly Mark[],
  { x, y }: Place,
): readonly Mark[] {
  const others = marks.filter(
    ([markX, markY]) =>
      Math.abs(markX - x) > REACH.x || Math.abs(markY - y) > REACH.y,
  );
  if (others.length < marks.length) return others;
  if (marks.length >= MOST_MARKS) return marks;
  return [...marks, [Math.round(x), Math.round(y)]];
}

/** Marks a place in its middle, or takes away every mark that means it. */
export function pressPlace(
  marks: readonly Mark[],
  places: readonly NamedPlace[],
  index: number,
): readonly Mark[] {
  const others = marks.filter((mark) => placeOf(mark, places) !== index);
  const place = places[index];
  if (others.length < marks.length || !place) return others;
  if (marks.length >= MOST_MARKS) return marks;
  return [...marks, middleOf(place, places, index)];
}

/** The places that are marked, by their indices. */
export function markedPlaces(
  marks: readonly Mark[],
  places: readonly NamedPlace[],
): ReadonlySet<number> {
  const meant = marks.flatMap((mark) => placeOf(mark, places) ?? []);
  return new Set(meant);
}

export type MarkResult = {
  found: readonly NamedPlace[];
  missed: readonly NamedPlace[];
  /** False with more than three marks too many: then nothing is found. */
  counts: boolean;
};

/** Which dangers are marked. */
export function resultOfMarks(
  marks: readonly Mark[],
  places: readonly NamedPlace[],
): MarkResult {
  const marked = markedPlaces(marks, places);
  const dangers = places.filter(({ isDanger }) => isDanger);
  const found = places.filter((place, at) => place.isDanger && marked.has(at));
  const counts = marks.length - found.length <= SPARE_MARKS;
  return {
    found: counts ? found : [],
    missed: dangers.filter((place) => !counts || !found.includes(place)),
    counts,
  };
}

/**
 * The place that a mark means: of those that it lies in, or within a finger of,
 * the nearest, and of equally near ones the smallest.
 */
function placeOf(mark: Mark, places: readonly NamedPlace[]): number | null {
  let best: number | null = null;
  let least = [1, Infinity];
  places.forEach(({ area }, index) => {
    const [, , width, height] = area;
    const rank = [distance(mark, area), width * height];
    if (rank[0]! > 1 || !isLess(rank, least)) return;
    best = index;
    least = rank;
  });
  return best;
}

/** How far outside an area a mark lies, 1 being as far as a finger reaches. */
function distance(
  [x, y]: Mark,
  [left, top, width, height]: NamedPlace["area"],
) {
  const outside = (at: number, from: number, length: number) =>
    Math.max(from - at, 0, at - from - length);
  return Math.hypot(
    outside(x, left, width) / REACH.x,
    outside(y, top, height) / REACH.y,
  );
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && one[at]! < other[at]!;
}

/** A spot of a place that means it, and not a smaller one that lies in it. */
function middleOf(
  { area: [left, top, width, height] }: NamedPlace,
  places: readonly NamedPlace[],
  index: number,
): Mark {
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  const spots = shares.flatMap((down) =>
    shares.map((across): Mark => [
      Math.round(left + across * width),
      Math.round(top + down * height),
    ]),
  );
  return spots.find((spot) => placeOf(spot, places) === index) ?? spots[0]!;
}
