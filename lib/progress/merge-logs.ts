import type { LoggedAnswer } from "../answers/answer-page";

/** Answers of each question that a code carries beside the first one. */
const LAST = 3;

/**
 * What another phone needs of a log to compute the same: of each question the
 * first answer and the last ones. However long somebody has practised, there
 * is no more of it than a few times the questions.
 */
export function compact(log: readonly LoggedAnswer[]): LoggedAnswer[] {
  const counts = new Map<string, number>();
  for (const { ref } of log) counts.set(ref, (counts.get(ref) ?? 0) + 1);

  const met = new Map<string, number>();
  return log.filter(({ ref }) => {
    const place = met.get(ref) ?? 0;
    met.set(ref, place + 1);
    return place === 0 || place >= (counts.get(ref) ?? 0) - LAST;
  });
}

/**
 * Two logs as one, by day; what both hold is there once, however often the
 * same code is taken over.
 */
export function mergeLogs(
  own: readonly LoggedAnswer[],
  other: readonly LoggedAnswer[],
): LoggedAnswer[] {
  const held = new Map<string, number>();
  for (const answer of own)
    held.set(keyOf(answer), (held.get(keyOf(answer)) ?? 0) + 1);

  const added = other.filter((answer) => {
    const left = held.get(keyOf(answer)) ?? 0;
    held.set(keyOf(answer), left - 1);
    return left <= 0;
  });
  return [...own, ...added].sort((one, two) => one.day - two.day);
}

const keyOf = ({ ref, revision, choice, day, place }: LoggedAnswer) =>
  [ref, revision, choice, day, place].join(" ");
