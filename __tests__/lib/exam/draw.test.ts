/** @jest-environment node */
import type { QuestionRef } from "@/lib/answers/question";
import { drawPaper } from "@/lib/exam/draw";
import { ownSeed } from "@/lib/exam/own-seed";
import type { QuestionBank, BankQuestion } from "@/lib/exam/paper";

const question = (
  id: number,
  changes: Partial<BankQuestion> = {},
): BankQuestion => ({
  ref: `basic/${id}`,
  rule: `rule-${id}` as BankQuestion["rule"],
  topic: id % 3 === 0 ? "signs" : "speed",
  answer: id % 2 === 0,
  hasPicture: false,
  revision: "aaaaaa",
  ...changes,
});

const twelve = Array.from({ length: 12 }, (_, index) => question(index + 1));

const questionBank: QuestionBank = {
  test: "karimenkyo",
  edition: "2M",
  topics: { speed: 4, signs: 2 },
  questions: twelve,
  scenes: [],
};

const numbers = (refs: readonly QuestionRef[]) =>
  refs.map((ref) => Number(ref.split("/")[1]));

it("draws today's papers from today's seeds", () => {
  // A change here is a change of every paper: then raise DRAW_FORM.
  expect(numbers(drawPaper(questionBank, 1))).toEqual([10, 6, 11, 9, 4, 7]);
  expect(numbers(drawPaper(questionBank, 1_048_575))).toEqual([
    1, 10, 6, 5, 9, 2,
  ]);
});

it("does not look at what a draw does not depend on", () => {
  const reworded = twelve.map((one) => ({ ...one, revision: "bbbbbb" }));

  expect(drawPaper({ ...questionBank, questions: reworded }, 5)).toEqual(
    drawPaper(questionBank, 5),
  );
});

it("never asks two questions on one rule", () => {
  const twins: QuestionRef[] = ["basic/1", "basic/2", "basic/4", "basic/5"];
  const { rule } = question(1);
  const questions = twelve.map((one) =>
    twins.includes(one.ref) ? { ...one, rule } : one,
  );
  const counts = Array.from(
    { length: 100 },
    (_, seed) =>
      drawPaper({ ...questionBank, questions }, seed).filter((ref) =>
        twins.includes(ref),
      ).length,
  );

  expect(new Set(counts)).toEqual(new Set([0, 1]));
});

it("says which topic has too few questions", () => {
  const small = { ...questionBank, topics: { speed: 4, signs: 5 } };

  expect(() => drawPaper(small, 1)).toThrow(
    "karimenkyo, signs: fewer than 5 questions",
  );
});

it("still draws if answers cannot be balanced", () => {
  const questions = twelve.map((one) => ({ ...one, answer: true }));

  expect(drawPaper({ ...questionBank, questions }, 1)).toHaveLength(6);
});

it("puts scenes after the questions, one of each group first", () => {
  const scenes = (["A", "A", "A", "B", "C", "D"] as const).map(
    (group, index) => ({
      id: `hz-0${index + 1}` as const,
      group,
      answers: [true, false, true],
      revision: "cccccc",
    }),
  );
  const refs = drawPaper({ ...questionBank, test: "honmenkyo", scenes }, 3);

  expect(refs).toHaveLength(6 + 15);
  expect(refs.slice(0, 6).join()).not.toContain("hz-");
  const rest = refs.slice(6).join(" ");
  expect(rest).toMatch(/^(?:(hz-\d+)\/1 \1\/2 \1\/3 ?){5}$/);
  for (const id of ["hz-04", "hz-05", "hz-06"]) expect(rest).toContain(id);
});

describe("a learner's own paper", () => {
  const unseen = new Set<QuestionRef>(["basic/2", "basic/5", "basic/9"]);
  const priority = (ref: QuestionRef) => Number(unseen.has(ref));
  const count = (seed: number) =>
    drawPaper(questionBank, seed).filter((ref) => unseen.has(ref)).length;

  it("asks what is new to the learner", () => {
    expect(count(ownSeed(questionBank, priority, 77))).toBe(3);
  });

  it("is the same from the same first seed, else another", () => {
    const seeds = [1, 1, 2, 3].map((first) =>
      ownSeed(questionBank, priority, first),
    );

    expect(seeds[0]).toBe(seeds[1]);
    expect(new Set(seeds).size).toBe(3);
  });
});
