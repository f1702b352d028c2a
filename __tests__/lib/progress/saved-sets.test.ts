import {
  deleteProgress,
  importSavedSets,
  readSavedSets,
} from "@/lib/progress/saved-sets";
import { storageKey } from "@/lib/quiz/saved-progress";
import { keepAnswers, keptSets } from "../../fixtures/progress";

beforeEach(() => localStorage.clear());

it("lists the sets that have an answer", () => {
  const practice = keepAnswers("practice", 3);
  keepAnswers("basic", 0);

  expect(readSavedSets()).toEqual({ practice });
});

it("takes over what comes, and leaves the other sets", () => {
  const incoming = keepAnswers("practice", 7);
  keepAnswers("practice", 3);
  const basic = keepAnswers("basic", 1);

  expect(importSavedSets({ practice: incoming })).toBe(1);

  expect(readSavedSets()).toEqual({ practice: incoming, basic });
});

it("takes nothing over what a newer release wrote", () => {
  const incoming = keepAnswers("practice", 7);
  const newer = '{"state":{"later":true},"version":99}';
  localStorage.setItem(storageKey("practice"), newer);

  expect(importSavedSets({ practice: incoming })).toBe(0);

  expect(localStorage.getItem(storageKey("practice"))).toBe(newer);
});

it("forgets a set, also what could not be read of it", () => {
  keepAnswers("practice", 3);
  keepAnswers("basic", 3);
  localStorage.setItem(`${storageKey("practice")}-broken`, "{");

  deleteProgress(["practice"]);

  expect(keptSets()).toEqual(["basic"]);
});
