import { testFigures } from "@/lib/exam/test-figures";

it.each([
  ["karimenkyo", { statements: 50, scenePoints: 0, totalPoints: 50 }],
  ["honmenkyo", { statements: 105, scenePoints: 10, totalPoints: 100 }],
  ["gaimen", { statements: 50, scenePoints: 0, totalPoints: 50 }],
] as const)("adds up the points of %s", (test, figures) => {
  expect(testFigures(test)).toMatchObject(figures);
});
