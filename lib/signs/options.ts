import { shuffle } from "../random/random";
import { withoutNote } from "../text/without-note";
import type { TrainedSign } from "./trained-sign";

/** Wrong options of a question. */
const WRONG = 3;

/**
 * The wrong options for a sign: first those it is confused with, then its
 * neighbours in its group. None that would be right as well.
 */
export function wrongOptions(
  sign: TrainedSign,
  signs: readonly TrainedSign[],
  random: () => number,
): TrainedSign[] {
  const confused = signs.filter(({ id }) => sign.confused.includes(id));
  const group = signs.filter(
    ({ place }) => groupOf(place) === groupOf(sign.place),
  );
  const at = group.indexOf(sign);
  const neighbours = group
    .map((one, index) => ({ one, distance: Math.abs(index - at) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);

  const wrong: TrainedSign[] = [];
  for (const one of [...shuffle(confused, random), ...neighbours])
    if (
      wrong.length < WRONG &&
      [sign, ...wrong].every((other) => areTold(one, other))
    )
      wrong.push(one);
  return wrong;
}

const groupOf = (place: string) => place.replace(/#.*$/, "");

/** Whether two signs differ in name and look, so that one answer is right. */
function areTold(one: TrainedSign, other: TrainedSign): boolean {
  if (one.id === other.id || one.alt === other.alt) return false;
  // "No parking" is also true of "No parking (kerb)", unless both say which.
  const sameWord = withoutNote(one.name) === withoutNote(other.name);
  const bothSay = one.name.endsWith(")") && other.name.endsWith(")");
  return (
    (!sameWord || (bothSay && one.name !== other.name)) &&
    !looksLike(one, other)
  );
}

/** Drawn alike, as the law has it: nobody can tell them apart by picture. */
const lookAlikes = [
  ["117-a", "403"],
  ["l101", "m205-a"],
  ["m109-b", "m206"],
];

const looksLike = (one: TrainedSign, other: TrainedSign) =>
  lookAlikes.some((pair) => pair.includes(one.id) && pair.includes(other.id));
