/** @jest-environment node */
import { blueprints } from "@/content/blueprints";
import { testIds, tests } from "@/content/tests";
import type { QuestionRef } from "@/lib/answers/question";
import { drawPaper, LONGEST_RUN, TRUE_SHARE } from "@/lib/exam/draw";
import { statementRefs, type BankQuestion } from "@/lib/exam/paper";
import { readQuestionBank } from "@/lib/exam/question-bank";

const SEEDS = 3000;

/** What makes a paper unlike a real one; empty is a good paper. */
function faultsOf(
  paper: readonly BankQuestion[],
  topics: Partial<Record<string, number>>,
): string[] {
  const faults: string[] = [];
  for (const [topic, count] of Object.entries(topics))
    if (paper.filter((one) => one.topic === topic).length !== count)
      faults.push(`not ${count} on ${topic}`);
  if (new Set(paper.map(({ rule }) => rule)).size < paper.length)
    faults.push("a rule twice");

  const keys = paper.map(({ answer }) => (answer ? "t" : "f")).join("");
  const share = keys.replaceAll("f", "").length / keys.length;
  if (share < TRUE_SHARE.least || share > TRUE_SHARE.most)
    faults.push(`${share} true`);
  if (new RegExp(`t{${LONGEST_RUN + 1}}|f{${LONGEST_RUN + 1}}`).test(keys))
    faults.push("a long run");
  return faults;
}

describe.each(testIds)("the question bank of %s", (test) => {
  it("gives good papers from 3,000 seeds, and asks every question", async () => {
    const questionBank = await readQuestionBank(test);
    const byRef = new Map<QuestionRef, BankQuestion>(
      questionBank.questions.map((question) => [question.ref, question]),
    );
    const scenes = new Set(questionBank.scenes.flatMap(statementRefs));
    const asked = new Set<QuestionRef>();
    const papers = new Set<string>();
    const faults: string[] = [];

    for (let index = 0; index < SEEDS; index += 1) {
      // Spread over all seeds, which are 2 ** 20.
      const seed = (index * 104_729) % 2 ** 20;
      const refs = drawPaper(questionBank, seed);
      const paper = refs.flatMap((ref) => byRef.get(ref) ?? []);
      const hazards = refs.filter((ref) => scenes.has(ref));

      for (const ref of refs) asked.add(ref);
      papers.add(refs.join());
      if (paper.length + hazards.length !== refs.length) faults.push("unknown");
      if (new Set(refs).size !== refs.length) faults.push(`${seed}: repeats`);
      if (hazards.length !== 3 * tests[test].scenes) faults.push("scenes");
      for (const fault of faultsOf(paper, blueprints[test].topics))
        faults.push(`${seed}: ${fault}`);
    }

    expect(faults).toEqual([]);
    expect(papers.size).toBe(SEEDS);
    expect(asked.size).toBe(byRef.size + scenes.size);
  });

  it("has what the blueprint allows, in every question", async () => {
    const questionBank = await readQuestionBank(test);
    const { banks, pictures, topics } = blueprints[test];

    expect(questionBank.edition).toMatch(/^[0-9A-Z]{2}$/);
    expect(questionBank.topics).toEqual(topics);
    for (const { ref, topic, hasPicture } of questionBank.questions) {
      expect(banks).toContain(ref.split("/")[0]);
      expect(Object.keys(topics)).toContain(topic);
      expect(hasPicture && !pictures).toBe(false);
    }
  });
});

it("has another edition for each test, the same each time", async () => {
  const read = () => Promise.all(testIds.map((test) => readQuestionBank(test)));
  const [once, again] = [await read(), await read()].map((questionBanks) =>
    questionBanks.map(({ edition }) => edition),
  );

  expect(once).toEqual(again);
  expect(new Set(once).size).toBe(testIds.length);
});
