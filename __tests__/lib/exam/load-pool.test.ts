import { loadPool } from "@/lib/exam/load-pool";
import { answerDownloads } from "../../fixtures/browser";
import { pool } from "../../fixtures/exams";

const [question] = pool.questions;
const [scene] = pool.scenes;

it.each([
  ["is none", "<html>"],
  ["is of another test", { ...pool, test: "karimenkyo" }],
  ["has no quotas", { ...pool, topics: null }],
  ["asks nothing", { ...pool, topics: {} }],
  ["has no question", { ...pool, questions: [] }],
  ["has a hole", { ...pool, questions: [question, null] }],
  ["has no key", { ...pool, questions: [{ ...question, answer: "true" }] }],
  [
    "has a scene without a key",
    { ...pool, scenes: [{ ...scene, answers: 1 }] },
  ],
])("refuses a pool that %s", async (_, json) => {
  answerDownloads(json);
  await expect(loadPool("honmenkyo")).rejects.toThrow("not what it should be");
});

it("downloads a pool once", async () => {
  const fetch = answerDownloads(pool);

  await expect(loadPool("honmenkyo")).resolves.toEqual(pool);
  await loadPool("honmenkyo");

  expect(fetch).toHaveBeenCalledTimes(1);
});
