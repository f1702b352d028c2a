/** @jest-environment node */
import { blueprints } from "@/content/blueprints";
import { testIds, tests } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import { readSet } from "@/lib/sets/read-set";

describe.each(testIds)("the blueprint of %s", (testId) => {
  const { banks, pictures, topics } = blueprints[testId];
  const entries = Object.entries(topics) as [TopicId, number][];

  it("has as many questions as the test", () => {
    const sum = entries.reduce((all, [, count]) => all + count, 0);

    expect(sum).toBe(tests[testId].questions);
  });

  it("finds enough questions for every topic, each with its own rule", async () => {
    const pool = (await Promise.all(banks.map((id) => readSet(id))))
      .flat()
      .filter(({ image }) => pictures || image === undefined);

    for (const [topic, count] of entries) {
      const rules = new Set(
        pool.filter((one) => one.topic === topic).map(({ rule }) => rule),
      );
      // Twice as many as a paper takes, so that papers differ.
      expect([topic, rules.size >= 2 * count]).toEqual([topic, true]);
    }
  });
});
