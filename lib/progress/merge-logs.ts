import type { LoggedAnswer } from "../answers/answer-page";

/** Answers to each question that a code carries besides the first one. */
const LAST = 3;

/**
 * What another phone needs from a log to compute the same: the first answer to
 * each question and the latest ones. However long someone has practised, its
 * size is limited to a few answers per question.
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
 * The answers that another log has besides the own one's; what is in both is
 * kept once, however often the same code is imported.
 */
export function answersToAdd(
  own: readonly LoggedAnswer[],
  other: readonly LoggedAnswer[],
): LoggedAnswer[] {
  const held = new Map<string, number>();
  for (const answer of own)
    held.set(keyOf(answer), (held.get(keyOf(answer)) ?? 0) + 1);

  return other.filter((answer) => {
    const left = held.get(keyOf(answer)) ?? 0;
    held.set(keyOf(answer), left - 1);
    return left <= 0;
  });
}

const keyOf = ({ ref, revision, choice, day, place }: LoggedAnswer) =>
  [ref, revision, choice, day, place].join(" ");
