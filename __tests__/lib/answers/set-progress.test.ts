import { storedByFirstRelease } from "@/__tests__/fixtures/first-release";
import { keepAnswers } from "@/__tests__/fixtures/progress";
import { sceneNamed } from "@/__tests__/fixtures/scenes";
import {
  recordLastSet,
  setToContinue,
  progressInSet,
  setRow,
} from "@/lib/answers/set-progress";
import { LAST_SET_KEY, SET_PREFIX } from "@/lib/browser/storage";
import { giveAnswer, startPractice } from "@/lib/hazards/practice";
import { practiceCodec, practiceKey } from "@/lib/hazards/saved-practice";
import { storageKey } from "@/lib/quiz/saved-progress";

beforeEach(() => localStorage.clear());

const messages = {
  begun: "{answered} of {total}",
  begunRight: "{answered} of {total}, {right} right",
  done: "{right} of {total}",
  doneLabel: "{title}, done: {right} of {total}",
  over: "Done",
  overLabel: "{title}: Done",
  goOn: "Continue",
  goOnLabel: "Continue: {title}",
};
const row = (total: number) => setRow("basic", total, "Basic", messages);
const sets = {
  practice: ["Practice", "/sets/practice/", 10],
  basic: ["Basic", "/sets/basic/", 50],
  expert: ["Expert", "/sets/expert/", 50],
} as const;

function finish(setId: "basic" | "expert") {
  const state = keepAnswers(setId, 50);
  localStorage.setItem(
    storageKey(setId),
    JSON.stringify({ state: { ...state, showResults: true }, version: 1 }),
  );
}

it("says nothing about a set without an answer", () => {
  expect(progressInSet("basic", 50)).toBeNull();
  expect(row(50)).toBeNull();
  keepAnswers("basic", 0);
  expect(progressInSet("basic", 50)).toBeNull();
});

it("shows the progress of a set, and how much is right", () => {
  keepAnswers("basic", 32);

  expect(row(50)).toEqual({
    state: "open",
    word: "Continue",
    label: "Continue: Basic",
    facts: "32 of 50, 32 right",
    share: 0.64,
  });
});

it("says how much of a finished set was right", () => {
  finish("basic");

  expect(row(3)).toEqual({
    state: "done",
    word: "3 of 3",
    label: "Basic, done: 3 of 3",
    facts: null,
    share: 1,
  });
});

it("does not count a set without all answers as finished", () => {
  const state = { ...keepAnswers("basic", 2), showResults: true };
  const item = JSON.stringify({ state, version: 1 });
  localStorage.setItem(storageKey("basic"), item);

  expect(row(50)).toMatchObject({ state: "open", facts: "2 of 50, 2 right" });
  expect(setToContinue(sets)?.setId).toBe("basic");
});

it("says how many scenes of a set are answered", () => {
  const scenes = [sceneNamed("hz-01"), sceneNamed("hz-02")];
  const practice = giveAnswer(startPractice(), "hz-02", 0, true);
  localStorage.setItem(
    practiceKey("hazards-1"),
    practiceCodec(scenes).write(practice),
  );

  expect(setRow("hazards-1", 10, "Hazards", messages)?.facts).toBe("1 of 10");
});

it("knows how far a set of the first release is", () => {
  for (const [key, value] of Object.entries(storedByFirstRelease))
    localStorage.setItem(key, value);

  expect(progressInSet("practice", 10)).toEqual({
    answered: 2,
    right: null,
    question: 3,
    isDone: false,
  });
  expect(setRow("practice", 10, "Practice", messages)?.facts).toBe("2 of 10");
  expect(setToContinue(sets)).toEqual({ setId: "practice", question: 3 });
});

it("calls a set done that the first release finished", () => {
  for (const [key, value] of Object.entries(storedByFirstRelease))
    localStorage.setItem(key, value);

  expect(setRow("karimenkyo-nepali", 3, "Nepali", messages)).toEqual({
    state: "done",
    word: "Done",
    label: "Nepali: Done",
    facts: "3 of 3",
    share: 1,
  });
});

it("continues the set that was answered last", () => {
  for (const setId of ["practice", "basic", "expert"] as const)
    keepAnswers(setId, 2);
  recordLastSet("basic/2");

  expect(setToContinue(sets)?.setId).toBe("basic");
});

it("continues another one that is begun when that is done", () => {
  keepAnswers("practice", 2);
  finish("basic");
  recordLastSet("basic/3");

  expect(setToContinue(sets)?.setId).toBe("practice");
});

it("has nothing to continue if nothing is begun, or the set is gone", () => {
  expect(setToContinue(sets)).toBeNull();
  finish("expert");
  localStorage.setItem(LAST_SET_KEY, "of-another-release");
  expect(setToContinue(sets)).toBeNull();
});

it.each(["", "{", "null", "[]", '{"state":null}', '{"state":{"answers":7}}'])(
  "bears %p in the storage",
  (value) => {
    localStorage.setItem(`${SET_PREFIX}basic`, value);

    expect(progressInSet("basic", 50)).toBeNull();
  },
);

it.each([1e308, 51, 0, -3, 2.5, "7", null])(
  "goes on at the first question where %p was kept as the place",
  (current) => {
    const state = { ...keepAnswers("basic", 2), current };
    const item = JSON.stringify({ state, version: 1 });
    localStorage.setItem(storageKey("basic"), item);

    expect(setToContinue(sets)).toEqual({ setId: "basic", question: 1 });
  },
);

it("counts no more answers than a set has questions", () => {
  keepAnswers("basic", 60);

  expect(row(50)?.facts).toBe("50 of 50, 50 right");
});
