import { EXAM_PREFIX, writeText } from "@/lib/browser/storage";
import {
  addExamResult,
  addExamResults,
  hasAnswers,
  isPassed,
  readExamResults,
  type KeptResult,
} from "@/lib/exam/exam-results";
import { writeExam } from "@/lib/exam/saved-exam";
import { makeExam } from "../../fixtures/exams";

const KEY = "menkyo-mitra:exam-results";
const result: KeptResult = {
  test: "karimenkyo",
  code: "K7QX2M",
  endedAt: 1_800_000_000_000,
  points: 44,
  used: 754_000,
  isTimed: true,
};

beforeEach(() => localStorage.clear());

it("has the latest first, and only one test's on request", () => {
  const other = { ...result, test: "gaimen" as const, isTimed: false };
  addExamResult(result);
  addExamResult(other);

  expect(readExamResults()).toEqual([other, result]);
  expect(readExamResults("karimenkyo")).toEqual([result]);
});

it("records a result once, even if graded with a later key", () => {
  expect(addExamResult(result)).toBe(true);
  expect(addExamResult(result)).toBe(false);
  expect(addExamResult({ ...result, points: 45 })).toBe(false);
  expect(readExamResults()).toHaveLength(1);
});

it("replaces it with what another phone has", () => {
  const earlier = { ...result, endedAt: 1_700_000_000_000 };
  addExamResult(result);

  expect(addExamResults([earlier, result])).toBe(1);
  expect(readExamResults()).toEqual([result, earlier]);
});

it("drops the oldest beyond sixty", () => {
  for (let index = 0; index < 70; index += 1)
    addExamResult({ ...result, endedAt: index + 1 });

  expect(readExamResults()).toHaveLength(60);
  expect(readExamResults()[0]!.endedAt).toBe(70);
  expect(localStorage.getItem(KEY)?.length).toBeLessThan(3_000);
});

it("knows who passed by the real pass mark", () => {
  expect(isPassed(result)).toBe(false);
  expect(isPassed({ ...result, points: 45 })).toBe(true);
  expect(isPassed({ ...result, test: "honmenkyo", points: 89 })).toBe(false);
});

it("knows whether the answers are still there", () => {
  const ended = makeExam({ ended: "expired" });
  const { test, code, clock } = ended;
  const own = { ...result, test, code, endedAt: clock.wall };
  expect(hasAnswers(own)).toBe(false);

  writeText(EXAM_PREFIX + test, writeExam(ended));
  expect(hasAnswers(own)).toBe(true);
  expect(hasAnswers({ ...own, endedAt: clock.wall - 1 })).toBe(false);
  expect(hasAnswers({ ...own, code: "222222" })).toBe(false);

  writeText(EXAM_PREFIX + test, writeExam(makeExam({ clock })));
  expect(hasAnswers(own)).toBe(false);
});

it("skips words that are not results", () => {
  addExamResult(result);
  localStorage.setItem(KEY, `${localStorage.getItem(KEY)} toString.x {} basic`);

  expect(readExamResults()).toEqual([result]);
});

it.each(["", "garbage", "[1]", "-1 x"])(
  "moves %p aside because it is not a list",
  (text) => {
    localStorage.setItem(KEY, text);

    expect(addExamResult(result)).toBe(true);
    expect(readExamResults()).toEqual([result]);
    expect(localStorage.getItem(`${KEY}-broken`)).toBe(text);
  },
);

it("leaves the list of a later release", () => {
  localStorage.setItem(KEY, "2 something");

  expect(readExamResults()).toEqual([]);
  expect(addExamResult(result)).toBe(false);
  expect(localStorage.getItem(KEY)).toBe("2 something");
});
