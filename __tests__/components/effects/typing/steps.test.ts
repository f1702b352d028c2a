import { letterLengths, typingSteps } from "@/components/effects/typing/steps";

it("counts letters as a reader does", () => {
  expect(letterLengths("नेपालीमा", "ne")).toEqual([2, 2, 2, 2]);
});

it("types, holds, erases, and ends with the last phrase", () => {
  expect(typingSteps([2, 1])).toEqual([
    { wait: 50, phrase: 0, shown: 1 },
    { wait: 50, phrase: 0, shown: 2 },
    { wait: 2000, phrase: 0, shown: 1 },
    { wait: 30, phrase: 0, shown: 0 },
    { wait: 50, phrase: 1, shown: 1 },
  ]);
});
