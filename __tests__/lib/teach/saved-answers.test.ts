import { readPaperAnswers, writePaperAnswers } from "@/lib/teach/saved-answers";

const answers = [true, undefined, false];
const none = (count: number) => ({ answers: Array(count).fill(undefined) });

beforeEach(() => localStorage.clear());

it("keeps the answers to one paper, and its mark once it is handed in", () => {
  writePaperAnswers("K7QX2M", { answers });
  expect(readPaperAnswers("K7QX2M", 3)).toEqual({ answers });

  writePaperAnswers("K7QX2M", { answers, mark: 0 });
  expect(readPaperAnswers("K7QX2M", 3)).toEqual({ answers, mark: 0 });
});

it("has none of another paper, or of one that has changed", () => {
  writePaperAnswers("K7QX2M", { answers, mark: 7 });

  expect(readPaperAnswers("K7QX3M", 3)).toEqual(none(3));
  expect(readPaperAnswers("K7QX2M", 2)).toEqual(none(2));
});
