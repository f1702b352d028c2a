import { loadQuestionBank } from "@/lib/exam/load-question-bank";
import { answerDownloads } from "../../fixtures/browser";
import { questionBank } from "../../fixtures/exams";

const [question] = questionBank.questions;
const [scene] = questionBank.scenes;

it.each([
  ["is none", "<html>"],
  ["is of another test", { ...questionBank, test: "karimenkyo" }],
  ["has no quotas", { ...questionBank, topics: null }],
  ["asks nothing", { ...questionBank, topics: {} }],
  ["has no question", { ...questionBank, questions: [] }],
  ["has a hole", { ...questionBank, questions: [question, null] }],
  [
    "has no key",
    { ...questionBank, questions: [{ ...question, answer: "true" }] },
  ],
  [
    "has a scene without a key",
    { ...questionBank, scenes: [{ ...scene, answers: 1 }] },
  ],
])("refuses a question bank that %s", async (_, json) => {
  answerDownloads(json);
  await expect(loadQuestionBank("honmenkyo")).rejects.toThrow(
    "not what it should be",
  );
});

it("downloads a question bank once", async () => {
  const fetch = answerDownloads(questionBank);

  await expect(loadQuestionBank("honmenkyo")).resolves.toEqual(questionBank);
  await loadQuestionBank("honmenkyo");

  expect(fetch).toHaveBeenCalledTimes(1);
});
