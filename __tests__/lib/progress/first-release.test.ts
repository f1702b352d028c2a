import { readChoice } from "@/components/effects/common/environment";
import { showKeys } from "@/components/round/quiz-keys";
import { invitation } from "@/lib/offline/install";
import { held } from "@/lib/offline/install-offer";
import { importAnswers } from "@/lib/progress/import-answers";
import { readProgressCode } from "@/lib/progress/progress-code";
import { evictStore, quizStore, resumeQuiz } from "@/lib/quiz/quiz-store";
import { savedCodec, storageKey } from "@/lib/quiz/saved-progress";
import { readKept } from "@/lib/session/kept";
import {
  codeOfFirstRelease,
  codeWithGap,
  questionsOfFirstRelease as questions,
  storedByFirstRelease,
} from "../../fixtures/first-release";

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(storedByFirstRelease))
    localStorage.setItem(key, text);
  evictStore("practice");
  evictStore("karimenkyo-nepali");
});

/** Opens a set as its page does. */
function open(setId: "practice" | "karimenkyo-nepali") {
  const store = quizStore(setId, questions);
  const changed = resumeQuiz(setId, store, questions);
  return { changed, progress: store.getState() };
}

it("continues a set that was begun", () => {
  const { changed, progress } = open("practice");

  expect(changed).toBe(0);
  expect(progress).toMatchObject({
    selectedAnswers: [0, 3, null],
    currentQuestion: 2,
    showResults: false,
    timeTaken: 61_000.40000003576,
  });
});

it("shows the results of a set that was finished", () => {
  expect(open("karimenkyo-nepali").progress).toMatchObject({
    selectedAnswers: [1, 0, 0],
    showResults: true,
    timeTaken: 754_321,
  });
});

it("does not overwrite what it has only read", () => {
  open("practice");

  const key = storageKey("practice");
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual(
    JSON.parse(storedByFirstRelease[key] ?? ""),
  );
  expect(localStorage.getItem(`${key}-broken`)).toBeNull();
});

it("reads a code that was copied then", async () => {
  const read = await readProgressCode(codeOfFirstRelease);

  for (const setId of ["practice", "karimenkyo-nepali"] as const) {
    const state = readKept(storageKey(setId), savedCodec);
    expect(read?.sets[setId]).toEqual({
      ...state,
      timeTaken: Math.round(state?.timeTaken ?? 0),
    });
  }
});

it("reads a code with a question that had no answer", async () => {
  expect((await readProgressCode(codeWithGap))?.sets).toEqual({
    basic: {
      answers: {
        1: { choice: 2, revision: "aB3-_9" },
        3: { choice: 1, revision: "Zk81xQ" },
      },
      current: 4,
      showResults: false,
      timeTaken: 1_500,
    },
  });
});

it("imports its answers into the log, once", () => {
  const known = new Map(
    (["practice", "karimenkyo-nepali"] as const).flatMap((setId) =>
      questions.map(({ id, revision }) => {
        const ref = `${setId}/${id}` as const;
        const rest = { test: null, topic: "signs", hasPicture: false } as const;
        return [
          ref,
          { ref, setId, revision, correctAnswer: 0, ...rest },
        ] as const;
      }),
    ),
  );

  const log = importAnswers(known, 20_779);
  expect(log.map(({ ref, isRight }) => [ref, isRight])).toEqual([
    ["practice/1", true],
    ["practice/2", false],
    ["karimenkyo-nepali/1", false],
    ["karimenkyo-nepali/2", true],
    ["karimenkyo-nepali/3", true],
  ]);
  expect(importAnswers(known, 20_780)).toEqual(log);
});

it("follows the learner's choice", () => {
  const keys = document.createElement("input");
  keys.type = "checkbox";
  keys.checked = true;
  showKeys(keys);

  expect(keys.checked).toBe(false);
  expect(readChoice()).toBe("off");
});

it("does not invite her again to install the site", () => {
  held.offer = Object.assign(new Event("beforeinstallprompt"), {
    prompt: () => Promise.resolve(),
  });

  expect(invitation()).toBeNull();
  localStorage.removeItem("menkyo-mitra:invited");
  expect(invitation()).not.toBeNull();
});
