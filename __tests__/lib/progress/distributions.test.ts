import {
  add,
  afterAnswers,
  atMost,
  betaBinomial,
  betaOf,
  binomial,
  logLikelihood,
  worth,
} from "@/lib/progress/distributions";

const sum = (numbers: readonly number[]) =>
  numbers.reduce((all, number) => all + number, 0);
const mean = (points: readonly number[]) =>
  sum(points.map((chance, index) => chance * index));

it.each([
  [0, 1, 1],
  [5, 18, 2],
  [14, 0.3, 0.01],
  [90, 170, 12],
])("gives the chances of 0 to %i right answers", (n, a, b) => {
  const points = betaBinomial(n, { a, b });

  expect(points).toHaveLength(n + 1);
  expect(sum(points)).toBeCloseTo(1, 10);
  expect(mean(points)).toBeCloseTo((n * a) / (a + b), 8);
});

it("considers every number equally likely if nothing is known", () => {
  for (const chance of betaBinomial(4, { a: 1, b: 1 }))
    expect(chance).toBeCloseTo(1 / 5);
});

it("approaches the binomial distribution the more is known", () => {
  const sure = betaBinomial(6, betaOf(0.9, 1e7));

  binomial(6, 0.9).forEach((chance, index) =>
    expect(sure[index]).toBeCloseTo(chance, 5),
  );
  expect(binomial(2, 0.9).map((chance) => Number(chance.toFixed(9)))).toEqual([
    0.01, 0.18, 0.81,
  ]);
  expect(binomial(3, 1)).toEqual([0, 0, 0, 1]);
});

it("adds parts and weighs points", () => {
  expect(add([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
  expect(worth([0.1, 0.2, 0.7], 2)).toEqual([0.1, 0, 0.2, 0, 0.7]);
  expect(add([0.5, 0.5], [0.5, 0.5], 1)).toEqual([0.25, 0.5]);
  expect(atMost([0.25, 0.5, 0.25], 1)).toBeCloseTo(0.75);
  expect(atMost([0.25, 0.5, 0.25], 5)).toBe(1);
});

it("says how likely answers were, as the betaBinomial does", () => {
  const belief = betaOf(0.9, 20);
  const [none, one] = betaBinomial(2, belief);

  expect(Math.exp(logLikelihood(belief, { right: 0, count: 2 }))).toBeCloseTo(
    none!,
  );
  // In one of the two orders that there are.
  expect(
    2 * Math.exp(logLikelihood(belief, { right: 1, count: 2 })),
  ).toBeCloseTo(one!);
  expect(afterAnswers({ a: 18, b: 2 }, { right: 3, count: 4 })).toEqual({
    a: 21,
    b: 3,
  });
});
