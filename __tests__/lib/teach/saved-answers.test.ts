import {
  dropPaperAnswers,
  readPaperAnswers,
  writePaperAnswers,
} from "@/lib/teach/saved-answers";

const answers = [true, undefined, false];

beforeEach(() => localStorage.clear());

it("keeps the answers to one paper until they are handed in", () => {
  writePaperAnswers("K7QX2M", answers);
  expect(readPaperAnswers("K7QX2M", 3)).toEqual(answers);

  dropPaperAnswers();
  expect(readPaperAnswers("K7QX2M", 3)).toEqual(Array(3).fill(undefined));
});

it("has none of another paper, or of one that has changed", () => {
  writePaperAnswers("K7QX2M", answers);

  expect(readPaperAnswers("K7QX3M", 3)).toEqual(Array(3).fill(undefined));
  expect(readPaperAnswers("K7QX2M", 2)).toEqual(Array(2).fill(undefined));
});
