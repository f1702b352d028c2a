/** @jest-environment node */
import { answersOf, learnerOf, passRate } from "@/__tests__/fixtures/learners";
import type { TestId } from "@/content/tests";
import { paperOf } from "@/lib/progress/paper";
import {
  passProbability,
  passUnder,
  READY,
  type PassProbability,
} from "@/lib/progress/pass-probability";
import { posteriorAfter } from "@/lib/progress/posterior";
import { mulberry32 } from "@/lib/random/random";

/** How far what is predicted may be from what happens. */
const ALLOWED = 0.03;

/** Bands of the chance that a learner is shown. */
const BANDS = [0, 0.25, 0.5, 0.75];

/** What is predicted of a learner, and how often she passes. */
type Outcome = { pass: number; rate: number; range: PassProbability | null };

/** Ranges take most of the time: each fifth learner's is looked at. */
const RANGE_OF_EACH = 5;

/** Learners of accuracy 0.80 to 0.98, after 50 to 200 answers. */
function simulate(
  test: TestId,
  learners: number,
  withRanges = false,
): Outcome[] {
  const random = mulberry32(7);
  const paper = paperOf(test);
  return Array.from({ length: learners }, (_, index) => {
    const accuracy = 0.8 + (0.18 * (index % 200)) / 199;
    const learner = learnerOf(paper, accuracy, random);
    const count = 50 + Math.floor(151 * random());
    const seen = answersOf(paper, learner, count, random);
    const wantsRange = withRanges && index % RANGE_OF_EACH === 0;
    return {
      pass: passUnder(posteriorAfter(seen), paper),
      rate: passRate(paper, learner),
      range: wantsRange ? passProbability(test, seen) : null,
    };
  });
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function error(outcomes: readonly Outcome[]): number {
  const predicted = mean(outcomes.map(({ pass }) => pass));
  return Math.abs(predicted - mean(outcomes.map(({ rate }) => rate)));
}

describe("2,000 learners before the provisional test", () => {
  const outcomes = simulate("karimenkyo", 2_000, true);

  it("pass as often as predicted", () => {
    expect(error(outcomes)).toBeLessThan(ALLOWED);
  });

  it.each(BANDS)("also do so in the band from %d", (from) => {
    const band = outcomes.filter(
      ({ pass }) => pass >= from && pass < from + 0.25,
    );

    expect(band.length).toBeGreaterThan(200);
    expect(error(band)).toBeLessThan(ALLOWED);
  });

  it("have their true chance within the range eight times in ten", () => {
    const ranges = outcomes.flatMap(({ range, rate }) =>
      range ? [Number(range.low <= rate && rate <= range.high)] : [],
    );

    expect(ranges).toHaveLength(outcomes.length / RANGE_OF_EACH);
    expect(mean(ranges)).toBeGreaterThan(0.74);
    expect(mean(ranges)).toBeLessThan(0.86);
  });

  it("pass when they are told to be ready", () => {
    const ready = outcomes.filter(({ pass }) => pass >= READY);

    expect(ready.length).toBeGreaterThan(100);
    expect(mean(ready.map(({ rate }) => rate))).toBeGreaterThan(0.95);
  });
});

it.each(["honmenkyo", "gaimen"] as const)(
  "predicts %s as well, on average",
  (test) => {
    expect(error(simulate(test, 500))).toBeLessThan(ALLOWED);
  },
);
