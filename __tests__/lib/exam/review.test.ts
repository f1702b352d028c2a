/** @jest-environment node */
import { reviewLists } from "@/lib/exam/review";
import { paperRefs } from "../../fixtures/exams";

const lists = (own: Partial<Parameters<typeof reviewLists>[1]>) => {
  const all = { wrong: [], open: [], flagged: [], ...own };
  const { wrong, flagged } = reviewLists(paperRefs, all);
  return [wrong, flagged].map((list) => list.map(({ number }) => number));
};

it("shows what went wrong and what has no answer, in the paper's order", () => {
  const open = ["honmenkyo-1/1"] as const;
  const wrong = ["karimenkyo-1/3"] as const;

  expect(lists({ open: [...open], wrong: [...wrong] })).toEqual([[1, 3], []]);
});

it("counts a scene as a whole, whichever statement was wrong", () => {
  expect(
    lists({ wrong: ["hz-07/2", "hz-07/3"], flagged: ["hz-07/1"] }),
  ).toEqual([[4], [4]]);
});

it("shows all of the paper, each scene once", () => {
  const nothing = { wrong: [], open: [], flagged: [] };

  expect(reviewLists(paperRefs, nothing).all.map(({ refs }) => refs)).toEqual([
    ["honmenkyo-1/1"],
    ["honmenkyo-1/2"],
    ["karimenkyo-1/3"],
    ["hz-07/1", "hz-07/2", "hz-07/3"],
  ]);
});
