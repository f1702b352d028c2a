import {
  readProgressCode,
  writeProgressCode,
} from "@/lib/progress/progress-code";

const progress = {
  practice: {
    answers: {
      1: { choice: 0, revision: "aB3-_9" },
      3: { choice: 3, revision: "123456" },
    },
    current: 4,
    showResults: false,
    timeTaken: 61_000,
  },
  "karimenkyo-1": {
    answers: {},
    current: 1,
    showResults: true,
    timeTaken: 0,
  },
} as const;

it("carries every set's progress to another browser", () => {
  expect(readProgressCode(writeProgressCode(progress))).toEqual(progress);
});

it("survives what a chat does to spaces", () => {
  const code = `\n ${writeProgressCode(progress).replaceAll(" ", "\n  ")} `;

  expect(readProgressCode(code)).toEqual(progress);
});

it("stays short", () => {
  const answers = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      index + 1,
      { choice: 1, revision: "abcdef" },
    ]),
  );

  expect(
    writeProgressCode({ basic: { ...progress.practice, answers } }).length,
  ).toBeLessThan(400);
});

it.each([
  "",
  "hello",
  "MM1",
  "MM2 practice,1,0,0,",
  "MM1 nope,1,0,0,",
  "MM1 practice,1,0,0,0short",
  "MM1 practice,1,-5,0,",
  '{"practice":1}',
])("refuses %p", (text) => {
  expect(readProgressCode(text)).toBeNull();
});
