import { makeKnown } from "@/__tests__/fixtures/known-questions";
import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import { makeQuestions } from "@/__tests__/fixtures/questions";
import { loadRound } from "@/lib/progress/load-round";

const known = makeKnown({ "karimenkyo-1": 10, "karimenkyo-nepali": 10 });
const learner = {
  known,
  // Beyond her first round.
  log: [answered("karimenkyo-1/1", true, { revision: "before" })],
  goal: { test: "karimenkyo", examDay: null, asksHowSure: false },
  today: TODAY,
} as const;

/** Lets downloads bring a set's questions, but none of the missing ones. */
function serve(...missing: string[]) {
  const fetch = jest.fn((address: string) => {
    const setId = /questions\/(.+)\.\w+\.json/.exec(address)?.[1] ?? "";
    const questions = makeQuestions(10).map((question) => ({
      ...question,
      ref: `${setId}/${question.id}`,
    }));
    return Promise.resolve({
      ok: !missing.includes(setId),
      status: 404,
      json: () => Promise.resolve(questions),
    });
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

it("says when no set can be loaded, and can be tried again", async () => {
  serve("karimenkyo-1", "karimenkyo-nepali");
  await expect(
    loadRound({ ...learner, language: "en" }, "all"),
  ).rejects.toThrow();

  serve();
  const { asked } = await loadRound({ ...learner, language: "en" }, "all");
  expect(asked).toHaveLength(20);
});

it("does not wait for one set that hangs after another", async () => {
  jest.useFakeTimers();
  const hang: typeof fetch = (_, options) =>
    new Promise((_, reject) =>
      options?.signal?.addEventListener("abort", reject),
    );
  globalThis.fetch = jest.fn(hang);
  const many = makeKnown({
    "karimenkyo-2": 20,
    "karimenkyo-3": 20,
    "karimenkyo-4": 20,
    "karimenkyo-5": 20,
  });
  const round = loadRound({ ...learner, known: many, language: "en" }, "all");
  const failure = expect(round).rejects.toThrow();

  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await failure;
});

it("chooses among the sets that can be loaded", async () => {
  serve("karimenkyo-nepali");
  const { asked, isPartial } = await loadRound(
    { ...learner, language: "ne" },
    "all",
  );

  expect(isPartial).toBe(true);
  expect(asked).toHaveLength(10);
  for (const { question, language } of asked) {
    expect(question.ref).toMatch(/^karimenkyo-1\//);
    expect(language).toBe("ne");
  }
});

it("shows a translated set in the reader's language", async () => {
  const fetch = serve();
  const { asked } = await loadRound({ ...learner, language: "ne" }, "all");

  expect(new Set(asked.map(({ language }) => language))).toEqual(
    new Set(["ne"]),
  );
  expect(fetch.mock.calls.map(([address]) => address)).toContain(
    "/questions/karimenkyo-nepali.ne.json",
  );
});
