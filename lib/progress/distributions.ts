import type { Tally } from "./tally";

// Called some hundred thousand times.
const { log } = Math;

/** A Beta distribution: the estimate of a share between 0 and 1. */
export type Beta = { a: number; b: number };

/** The chances of 0, 1, 2, … points. */
export type Points = readonly number[];

/** The Beta distribution with a mean and a weight in answers. */
export function betaOf(mean: number, weight: number): Beta {
  return { a: mean * weight, b: (1 - mean) * weight };
}

/** The distribution after some answers. */
export function afterAnswers({ a, b }: Beta, { right, count }: Tally): Beta {
  return { a: a + right, b: b + count - right };
}

/** The logarithm of how likely just these answers were. */
export function logLikelihood({ a, b }: Beta, { right, count }: Tally): number {
  let sum = 0;
  for (let k = 0; k < right; k += 1) sum += log(a + k);
  for (let k = 0; k < count - right; k += 1) sum += log(b + k);
  for (let k = 0; k < count; k += 1) sum -= log(a + b + k);
  return sum;
}

/** How many of n questions will be right if the share is only estimated. */
export function betaBinomial(n: number, { a, b }: Beta): Points {
  let chance = 1;
  for (let k = 0; k < n; k += 1) chance *= (b + k) / (a + b + k);

  const points = [chance];
  for (let k = 0; k < n; k += 1) {
    chance *= ((n - k) / (k + 1)) * ((a + k) / (b + n - k - 1));
    points.push(chance);
  }
  return points;
}

/** How many of n questions will be right if the share is known. */
export function binomial(n: number, share: number): Points {
  const points = [1];
  for (let asked = 1; asked <= n; asked += 1) {
    points.push(0);
    for (let right = asked; right > 0; right -= 1)
      points[right] = points[right]! * (1 - share) + points[right - 1]! * share;
    points[0]! *= 1 - share;
  }
  return points;
}

/** The points of two independent parts together; up to the most that matter. */
export function add(one: Points, other: Points, most = Infinity): Points {
  // Plain loops: this is where nearly all of the time goes.
  const length = Math.min(one.length + other.length - 1, most + 1);
  const sum: number[] = [];
  for (let k = 0; k < length; k += 1) sum.push(0);
  for (let points = 0; points < one.length; points += 1)
    for (let more = 0; more < other.length && points + more < length; more += 1)
      sum[points + more]! += one[points]! * other[more]!;
  return sum;
}

/** The same where each success is worth so many points. */
export function worth(points: Points, each: number): Points {
  const spread = new Array<number>((points.length - 1) * each + 1).fill(0);
  points.forEach((chance, count) => {
    spread[count * each] = chance;
  });
  return spread;
}

/** The chance of so many points or fewer. */
export function atMost(points: Points, mark: number): number {
  return Math.min(
    1,
    points.slice(0, mark + 1).reduce((sum, chance) => sum + chance, 0),
  );
}
