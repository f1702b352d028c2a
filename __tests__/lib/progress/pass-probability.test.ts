import type { TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { FirstAttempts } from "@/lib/progress/first-attempts";
import { paperOf } from "@/lib/progress/paper";
import {
  passProbability,
  LEAST_ANSWERS,
} from "@/lib/progress/pass-probability";

const NO_SCENES = { right: 0, count: 0 };

/** The same share of right answers in each topic of a test. */
function evenly(test: TestId, each: number, right: number): FirstAttempts {
  const topics = paperOf(test).topics.map(
    ([topic]) => [topic, { right, count: each }] as const,
  );
  return { topics: new Map(topics), scenes: NO_SCENES };
}

function only(topic: TopicId, right: number, count: number): FirstAttempts {
  return { topics: new Map([[topic, { right, count }]]), scenes: NO_SCENES };
}

it("says nothing before fifty answers on the test's topics", () => {
  expect(LEAST_ANSWERS).toBe(50);
  expect(passProbability("karimenkyo", only("signs", 49, 49))).toBeNull();
  expect(passProbability("karimenkyo", only("signs", 50, 50))).not.toBeNull();
  expect(passProbability("karimenkyo", only("parking", 60, 60))).toBeNull();
});

it.each(["karimenkyo", "honmenkyo", "gaimen"] as const)(
  "keeps the chance to pass %s in its range, and both in bounds",
  (test) => {
    for (let right = 0; right <= 15; right += 1) {
      const chance = passProbability(test, evenly(test, 15, right));
      if (!chance) throw new Error("none");

      expect(chance.low).toBeGreaterThanOrEqual(0);
      expect(chance.low).toBeLessThanOrEqual(chance.pass);
      expect(chance.pass).toBeLessThanOrEqual(chance.high);
      expect(chance.high).toBeLessThanOrEqual(1);
    }
  },
);

it("rises with every right answer", () => {
  const chances = Array.from(
    { length: 16 },
    (_, right) =>
      passProbability("karimenkyo", evenly("karimenkyo", 15, right))?.pass ??
      -1,
  );

  expect(chances).toEqual([...chances].sort((one, other) => one - other));
  expect(chances[0]).toBeLessThan(0.001);
  expect(chances[15]).toBeGreaterThan(0.99);
});

it("has a narrower range with more answers", () => {
  const width = (each: number) => {
    const seen = evenly("karimenkyo", each, 0.9 * each);
    const { low = 0, high = 1 } = passProbability("karimenkyo", seen) ?? {};
    return high - low;
  };

  expect(width(40)).toBeLessThan(width(10));
});

it("is ready at a chance of 95 %", () => {
  for (const right of [10, 12, 14, 15, 16]) {
    const chance = passProbability(
      "karimenkyo",
      evenly("karimenkyo", 16, right),
    );
    expect(chance?.isReady).toBe((chance?.pass ?? 0) >= 0.95);
  }
  expect(
    passProbability("karimenkyo", evenly("karimenkyo", 16, 16))?.isReady,
  ).toBe(true);
});

it("judges a topic that was never seen by the others", () => {
  const seen = evenly("karimenkyo", 15, 14);
  const without = new Map(seen.topics);
  without.delete("signs");
  const weak = new Map(seen.topics).set("signs", { right: 5, count: 15 });
  const pass = (topics: FirstAttempts["topics"]) =>
    passProbability("karimenkyo", { topics, scenes: NO_SCENES })?.pass ?? 0;

  expect(Math.abs(pass(without) - pass(seen.topics))).toBeLessThan(0.1);
  expect(pass(weak)).toBeLessThan(pass(without) - 0.2);
});

it("counts hazard scenes in the test that has them", () => {
  const seen = evenly("honmenkyo", 14, 13);
  const pass = (test: TestId, right: number) =>
    passProbability(test, { ...seen, scenes: { right, count: 10 } })?.pass ?? 0;

  expect(pass("honmenkyo", 10)).toBeGreaterThan(pass("honmenkyo", 3) + 0.2);
});

it("shows the same range for the same answers", () => {
  const seen = evenly("gaimen", 10, 9);

  expect(passProbability("gaimen", seen)).toEqual(
    passProbability("gaimen", seen),
  );
});
