/** @jest-environment node */
import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import type { KeptResult } from "@/lib/exam/exam-results";
import {
  readProgressCode,
  writeProgressCode,
} from "@/lib/progress/progress-code";

const sets = {
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
const answers = [
  answered("practice/1", true),
  answered("practice/3", false, { confidence: "sure" }),
  answered("practice/3", true, { day: TODAY + 1, place: "practice" }),
];
const hazards = {
  "hazards-2":
    '{"version":1,"round":1,"answers":{"hz-11":{"given":[true,false,true],"isChecked":true,"revision":"aB3-_9"}},"current":"hz-12","showsResults":false}',
};
const exams: KeptResult[] = [
  {
    test: "gaimen",
    code: "K7QX2M",
    endedAt: 1_800_000_000_000,
    points: 44,
    used: 754_000,
    isTimed: true,
  },
];
const carried = { sets, answers, hazards, exams };
/** As it is read where every set is known. */
const whole = { ...carried, leftOut: [] };

/** The same with every question of the site answered ten times. */
const plenty = Array.from({ length: 9_600 }, (_, index): LoggedAnswer =>
  answered(`karimenkyo-${index % 6}/${1 + (index % 960)}`, index % 3 > 0, {
    revision: ((index % 960) * 7_919_777)
      .toString(36)
      .padStart(6, "x")
      .slice(-6),
    day: TODAY + Math.floor(index / 100),
  }),
);

afterEach(() => jest.restoreAllMocks());

describe.each([
  ["compressed", true],
  ["where the browser cannot compress", false],
])("a code, %s", (_, canCompress) => {
  const { CompressionStream } = globalThis;
  beforeEach(() => {
    if (!canCompress) Reflect.deleteProperty(globalThis, "CompressionStream");
  });
  afterEach(() => Object.assign(globalThis, { CompressionStream }));

  it("carries everything to another browser", async () => {
    const code = await writeProgressCode(carried);

    expect(code).toMatch(canCompress ? /^MM2z[\w-]+$/ : /^MM2t practice,/);
    expect(await readProgressCode(code)).toEqual(whole);
  });

  it.each([{ sets }, { answers }, { hazards }, { exams }])(
    "carries what there is alone: %j",
    async (part) => {
      expect(await readProgressCode(await writeProgressCode(part))).toEqual({
        sets: {},
        answers: [],
        hazards: {},
        exams: [],
        leftOut: [],
        ...part,
      });
    },
  );

  it("survives what a chat does to spaces and lines", async () => {
    const code = await writeProgressCode(carried);
    const middle = Math.floor(code.length / 2);
    const broken = canCompress
      ? `\n ${code.slice(0, middle)}\n${code.slice(middle)} `
      : `\n ${code.replaceAll(" ", "\n  ")} `;

    expect(await readProgressCode(broken)).toEqual(whole);
  });

  it.each([
    ["its link", (code: string) => `https://x.example/progress/#${code}`],
    [
      "quotes",
      (code: string) => `\u201c${code}\u201d`.replace(" |\u201d", " |"),
    ],
    ["wide letters", (code: string) => code.replace("MM2", "ＭＭ２")],
  ])("is found in %s", async (_, write) => {
    const code = await writeProgressCode(carried);

    expect(await readProgressCode(write(code))).toEqual(whole);
  });

  it("is invalid if any letter of it differs", async () => {
    const code = await writeProgressCode(carried);
    // Behind it stands the sum itself: without one, it is an earlier release's.
    const end = canCompress ? code.length - 24 : code.indexOf("sum=");

    for (let index = 0; index < end; index += 1) {
      const letter = code[index] === "5" ? "7" : "5";
      const changed = code.slice(0, index) + letter + code.slice(index + 1);
      expect([index, await readProgressCode(changed)]).toEqual([index, null]);
    }
  });

  it("is refused if a part of it is missing", async () => {
    const code = await writeProgressCode(carried);

    for (const length of [code.length - 1, code.length - 6, 40, 6])
      expect(await readProgressCode(code.slice(0, length))).toBeNull();
  });
});

it("is short enough for a chat after ten answers to every question", async () => {
  const code = await writeProgressCode({ sets: {}, answers: plenty });

  expect(code.length).toBeLessThan(40_000);
});

it("carries the first and the last answers to a question", async () => {
  const log = [1, 2, 3, 4, 5, 6].map((day) =>
    answered("basic/7", day % 2 === 0, { day }),
  );
  const code = await writeProgressCode({ sets: {}, answers: log });
  const read = await readProgressCode(code);

  expect(read?.answers.map(({ day }) => day)).toEqual([1, 4, 5, 6]);
});

it("imports the known sets and names those of a later release", async () => {
  const later = { ...sets, "karimenkyo-99": sets.practice } as typeof sets;
  const code = await writeProgressCode({ ...carried, sets: later });

  expect(await readProgressCode(code)).toEqual({
    ...carried,
    leftOut: ["karimenkyo-99"],
  });
});

it("skips scenes and exams in an unknown format", async () => {
  const code = 'MM2t | 1 | hazards-1={"version":2} hazards-9={} news |';

  expect(await readProgressCode(code)).toEqual({
    sets: {},
    answers: [],
    hazards: {},
    exams: [],
    leftOut: [],
  });
});

it.each([
  "",
  "hello",
  "MM1",
  "MM2",
  "MM2z",
  "MM2z!!!",
  "MM2zAAAA",
  "MM2t practice,1,0,0,",
  "MM3 practice,1,0,0,",
  "MM1 nope,1,0,0,",
  "MM1 practice,1,0,0,0short",
  "MM1 practice,1,-5,0,",
  '{"practice":1}',
  `MM2z${"A".repeat(300_000)}`,
])("refuses %.30p", async (text) => {
  expect(await readProgressCode(text)).toBeNull();
});
