import { logAnswer, readAnswerLog } from "@/lib/answers/answer-log";
import { EXAM_PREFIX } from "@/lib/browser/storage";
import { addExamResult, readExamResults } from "@/lib/exam/exam-results";
import { recordShared } from "@/lib/exam/shared-paper";
import { importSavedHazards, readSavedHazards } from "@/lib/hazards/saved-sets";
import { keepFirstAnswer, keptFirstAnswer } from "@/lib/pre-hydration/handoff";
import {
  readProgressCode,
  writeProgressCode,
} from "@/lib/progress/progress-code";
import {
  canCarry,
  deleteProgress,
  hasExams,
  importSavedSets,
  readSavedSets,
  importCode,
} from "@/lib/progress/saved-sets";
import { storageKey } from "@/lib/quiz/saved-progress";
import { writePaperAnswers } from "@/lib/teach/saved-answers";
import { answered } from "../../fixtures/logged-answers";
import { keepAnswers, keptSets } from "../../fixtures/progress";

const SCENES = "menkyo-mitra:hazards:hazards-1";
const practised = (round: number) =>
  `{"version":1,"round":${round},"answers":{}}`;
const exam = {
  test: "karimenkyo",
  code: "K7QX2M",
  endedAt: 1_800_000_000_000,
  points: 44,
  used: 754_000,
  isTimed: true,
} as const;

beforeEach(() => localStorage.clear());

it("lists the sets that have an answer", () => {
  const practice = keepAnswers("practice", 3);
  keepAnswers("basic", 0);

  expect(readSavedSets()).toEqual({ practice });
});

it.each(["99999999", "Infinity", "__proto__", "constructor"])(
  "leaves out of a code what stands at %s",
  async (id) => {
    const state = keepAnswers("practice", 1);
    const [answer] = Object.values(state.answers);
    const answers = `{"1":${JSON.stringify(answer)},"2":null,"3":{"choice":1e9},"${id}":${JSON.stringify(answer)}}`;
    localStorage.setItem(
      storageKey("practice"),
      `{"version":1,"state":{"answers":${answers},"current":1e308,"timeTaken":"x"}}`,
    );

    const code = await writeProgressCode({ sets: readSavedSets() });

    expect((await readProgressCode(code))?.sets).toEqual({
      practice: { ...state, current: 1, timeTaken: 0, right: undefined },
    });
  },
);

it("imports what comes, and leaves the other sets", () => {
  const incoming = keepAnswers("practice", 7);
  keepAnswers("practice", 3);
  const basic = keepAnswers("basic", 1);

  expect(importSavedSets({ practice: incoming })).toBe(1);

  expect(readSavedSets()).toEqual({ practice: incoming, basic });
});

it("keeps its answers if the import has none", () => {
  const practice = keepAnswers("practice", 3);
  const empty = { ...practice, answers: {} };
  const scenes = '{"version":1,"answers":{"hz-01":{"given":[true,null,null]}}}';
  localStorage.setItem("menkyo-mitra:hazards:hazards-1", scenes);

  importSavedSets({ practice: empty });
  importSavedHazards({ "hazards-1": '{"version":1,"answers":{}}' });

  expect(readSavedSets()).toEqual({ practice });
  expect(readSavedHazards()).toEqual({ "hazards-1": scenes });
});

it("does not overwrite what a newer release wrote", () => {
  const incoming = keepAnswers("practice", 7);
  const newer = '{"state":{"later":true},"version":99}';
  localStorage.setItem(storageKey("practice"), newer);

  expect(importSavedSets({ practice: incoming })).toBe(0);

  expect(localStorage.getItem(storageKey("practice"))).toBe(newer);
});

it("deletes a set, even if it could not be read", () => {
  keepAnswers("practice", 3);
  keepAnswers("basic", 3);
  localStorage.setItem(`${storageKey("practice")}-broken`, "{");
  keepFirstAnswer("practice", 1, false);
  keepFirstAnswer("basic", 2, false);

  deleteProgress(["practice"]);

  expect(keptSets()).toEqual(["basic"]);
  expect(keptFirstAnswer("practice")).toBeUndefined();
  expect(keptFirstAnswer("basic")?.choice).toBe(2);
});

describe("scenes and exams", () => {
  it("come with a code: scenes replace those here, exams are added", () => {
    localStorage.setItem(SCENES, practised(0));
    addExamResult({ ...exam, endedAt: exam.endedAt + 1 });
    const hazards = { "hazards-1": practised(1) };

    const taken = importCode({
      sets: {},
      answers: [],
      hazards,
      exams: [exam],
    });

    expect(taken).toEqual({ sets: 1, answers: 0 });
    expect(readSavedHazards()).toEqual(hazards);
    expect(readExamResults().map(({ endedAt }) => endedAt)).toEqual([
      exam.endedAt + 1,
      exam.endedAt,
    ]);
  });

  it("of a later release stay as they are", () => {
    const later = '{"version":2}';
    localStorage.setItem(SCENES, later);
    const hazards = { "hazards-1": practised(1) };

    expect(readSavedHazards()).toEqual({});
    expect(importCode({ sets: {}, answers: [], hazards, exams: [] }).sets).toBe(
      0,
    );
    expect(localStorage.getItem(SCENES)).toBe(later);
  });

  it("count as progress, and are deleted with all of it", () => {
    expect(canCarry()).toBe(false);
    localStorage.setItem(SCENES, practised(0));
    expect(canCarry()).toBe(true);

    localStorage.setItem(`${SCENES}-broken`, "{");
    localStorage.setItem("menkyo-mitra:exam:karimenkyo", "1 …");
    localStorage.setItem("menkyo-mitra:aim", "1 gaimen - -");
    addExamResult(exam);
    logAnswer(answered("hz-01/1", true));
    keepFirstAnswer("practice", 1, false);
    writePaperAnswers("K7QX2M", { answers: [true, undefined] });
    recordShared(exam);
    deleteProgress(null);

    expect(Object.keys(localStorage)).toEqual(["menkyo-mitra:aim"]);
    expect(readAnswerLog()).toEqual([]);
    expect([canCarry(), hasExams()]).toEqual([false, false]);
  });
});

it.each([
  ["a teacher's paper", () => writePaperAnswers("K7QX2M", { answers: [true] })],
  ["an open exam", () => localStorage.setItem(`${EXAM_PREFIX}gaimen`, "1 …")],
])("knows of %s, which no code carries", (_, keep) => {
  expect(hasExams()).toBe(false);
  keep();
  expect([canCarry(), hasExams()]).toEqual([false, true]);
});

it("carries the result of an exam", () => {
  addExamResult(exam);

  expect([canCarry(), hasExams()]).toEqual([true, true]);
});
