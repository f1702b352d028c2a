import {
  evictFailedQuestions,
  evictQuestions,
  loadQuestions,
} from "@/lib/sets/load-questions";
import { answerDownloads } from "../../fixtures/browser";
import { makeQuestions } from "../../fixtures/questions";

const questions = makeQuestions(2, "basic");

beforeEach(() => evictQuestions("basic", "en"));
afterEach(() => jest.useRealTimers());

it("downloads a set once", async () => {
  const fetch = answerDownloads(questions);

  await expect(loadQuestions("basic", "en")).resolves.toEqual(questions);
  expect(loadQuestions("basic", "en")).toBe(loadQuestions("basic", "en"));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("downloads each language separately", async () => {
  const fetch = answerDownloads(makeQuestions(2, "karimenkyo-nepali"));

  await loadQuestions("karimenkyo-nepali", "ne");
  await loadQuestions("karimenkyo-nepali", "en");

  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    "/questions/karimenkyo-nepali.ne.json",
    "/questions/karimenkyo-nepali.en.json",
  ]);
});

it.each([
  ["is none", "<html>"],
  ["is empty", []],
  ["is null", null],
  ["is an empty object", {}],
  ["says that the host is busy", { error: "busy" }],
  ["holds no question", [null]],
  ["has a question of an id alone", [{ id: 1 }]],
  ["has a question without options", [{ ...questions[0], options: null }]],
  ["has no right answer", [{ ...questions[0], correctAnswer: 2 }]],
  ["has a question without points", [{ ...questions[0], points: null }]],
  ["is another set's", makeQuestions(2, "advanced")],
  ["holds one of another set", [...questions, makeQuestions(3)[2]]],
])("refuses a file that %s", async (_, json) => {
  answerDownloads(json);

  await expect(loadQuestions("basic", "en")).rejects.toThrow(
    "not what it should be",
  );
});

it("tries a set that failed again only when asked to", async () => {
  const fetch = answerDownloads(questions);
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(loadQuestions("basic", "en")).rejects.toThrow();
  await expect(loadQuestions("basic", "en")).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);

  evictFailedQuestions();
  await expect(loadQuestions("basic", "en")).resolves.toEqual(questions);
});

it("gives up on a download that hangs", async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(
    (_, how?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        how?.signal?.addEventListener("abort", () =>
          reject(new DOMException("", "AbortError")),
        ),
      ),
  );
  const loading = loadQuestions("basic", "en");

  jest.advanceTimersByTime(30_000);

  await expect(loading).rejects.toThrow();
});
