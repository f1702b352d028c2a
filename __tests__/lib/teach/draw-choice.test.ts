/** @jest-environment node */
import { testIds } from "@/content/tests";
import { drawPaper } from "@/lib/exam/draw";
import { answerKeyOf } from "@/lib/exam/paper";
import { readQuestionBank } from "@/lib/exam/question-bank";
import { drawChoice } from "@/lib/teach/draw-choice";
import { wholePaper } from "@/lib/teach/paper-choice";
import { bank, paper } from "../../fixtures/classes";

const topicsOf = (choice: typeof paper) => {
  const topics = answerKeyOf(bank, drawChoice(bank, choice)).map(
    ({ topic }) => topic,
  );
  return Object.fromEntries(
    [...new Set(topics)].map((topic) => [
      topic,
      topics.filter((one) => one === topic).length,
    ]),
  );
};

it.each(testIds)("draws a whole paper of %s as the exam does", async (test) => {
  const real = await readQuestionBank(test);
  const choice = wholePaper(test, { seed: 99, edition: real.edition });

  expect(drawChoice(real, choice)).toEqual(drawPaper(real, 99));
});

it("keeps the shares of the real test for any number", () => {
  expect(topicsOf({ ...paper, count: 10 })).toEqual({
    speed: 4,
    signs: 4,
    lanes: 2,
  });
});

it("takes only the chosen topics, and no pictures if so asked", () => {
  expect(topicsOf({ ...paper, topics: ["lanes"], count: 12 })).toEqual({
    lanes: 12,
  });
  expect(topicsOf({ ...paper, pictures: false, count: 30 })).not.toHaveProperty(
    "signs",
  );
});

it("returns what there is if more is requested, and nothing of nothing", () => {
  expect(topicsOf({ ...paper, topics: ["lanes"], count: 99 })).toEqual({
    lanes: 30,
  });
  expect(topicsOf({ ...paper, topics: ["car"], count: 5 })).toEqual({});
});

it("has the questions of A in another order in B, scenes still last", async () => {
  const real = await readQuestionBank("honmenkyo");
  const a = wholePaper("honmenkyo", { seed: 5, edition: real.edition });
  const [one, other] = [a, { ...a, version: "B" as const }].map((choice) =>
    drawChoice(real, choice),
  );

  expect(other).not.toEqual(one);
  expect([...other!].sort()).toEqual([...one!].sort());
  expect(other!.slice(-15).every((ref) => ref.startsWith("hz-"))).toBe(true);
});
