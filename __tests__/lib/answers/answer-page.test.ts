import {
  appendToPage,
  isReadable,
  readPage,
  writePage,
  type LoggedAnswer,
} from "@/lib/answers/answer-page";

const answer: LoggedAnswer = {
  ref: "karimenkyo-2/12",
  revision: "x81Qfa",
  choice: 1,
  isRight: false,
  day: 20_779,
  place: "set",
};

const write = (...answers: LoggedAnswer[]) => answers.reduce(appendToPage, "");

it("reads back what was written, in its order", () => {
  const answers: LoggedAnswer[] = [
    answer,
    { ...answer, ref: "basic/50", choice: 3, isRight: true },
    { ...answer, day: 20_780, place: "practice" },
    { ...answer, day: 20_780, place: "exam", choice: 7, isRight: true },
    { ...answer, ref: "karimenkyo-2/1", revision: "-_09Az" },
  ];

  expect(readPage(write(...answers))).toEqual(answers);
});

it.each(["set", "practice", "exam"] as const)(
  "knows every choice and verdict of a %s",
  (place) => {
    for (const isRight of [true, false])
      for (let choice = 0; choice < 8; choice += 1) {
        const one = { ...answer, place, isRight, choice };
        expect(readPage(write(one))).toEqual([one]);
      }
  },
);

it("names a set and a day once, for all answers that follow", () => {
  const page = write(answer, answer, { ...answer, ref: "karimenkyo-2/13" });

  expect(page.match(/karimenkyo-2/g)).toHaveLength(1);
  expect(page.match(/@/g)).toHaveLength(1);
});

it("keeps the format that is already in learners' browsers", () => {
  expect(
    readPage("1 :karimenkyo-2 @g17 0.c.Bx81Qfa :basic 1.7.J9sKd2e"),
  ).toEqual([
    answer,
    {
      ...answer,
      ref: "basic/7",
      revision: "9sKd2e",
      isRight: true,
    },
  ]);
});

it("writes many at once as one by one", () => {
  const answers = [
    answer,
    { ...answer, ref: "basic/50" },
    { ...answer, day: 20_780 },
    { ...answer, ref: "basic/7", day: 20_780 },
  ] as const;

  expect(writePage(answers)).toBe(write(...answers));
});

it("stores whether she was sure or guessed, if she said so", () => {
  const sure = { ...answer, confidence: "sure" } as const;
  const guess = { ...answer, confidence: "guess" } as const;

  expect(write(answer, sure, guess)).toBe(
    "1 :karimenkyo-2 @g17 0.c.Bx81Qfa 0.c.Bx81Qfa! 0.c.Bx81Qfa?",
  );
  expect(readPage(write(answer, sure, guess))).toEqual([answer, sure, guess]);
});

it("recognises a page in another format by its first word", () => {
  expect(isReadable("1 :basic @g17")).toBe(true);
  for (const page of ["", "2 :basic", "12 :basic", "null", "{}"]) {
    expect(isReadable(page)).toBe(false);
    expect(readPage(page)).toEqual([]);
  }
});

it.each([
  ["another text", "hello"],
  ["a set that is not named", "7.1.Bx81Qfa"],
  ["a revision that is cut off", "0.1.Bx81"],
  ["a letter that says nothing", "0.1._x81Qfa"],
  ["nothing between two spaces", ""],
])("skips %s, and reads on", (_, word) => {
  const page = `1 :karimenkyo-2 @g17 ${word} 0.c.Bx81Qfa`;

  expect(readPage(page)).toEqual([answer]);
});

it("skips an answer without a day", () => {
  expect(readPage("1 :basic 0.c.Bx81Qfa @!! 0.c.Bx81Qfa")).toEqual([]);
});
