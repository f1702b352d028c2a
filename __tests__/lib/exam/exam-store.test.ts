import { giveAnswer, goTo, toggleFlag } from "@/lib/exam/exam";
import {
  beginExam,
  dropExam,
  examStore,
  evictExamStore,
  recordHidden,
  takeStep,
  tick,
  type ExamStore,
} from "@/lib/exam/exam-store";
import { readExam, writeExam } from "@/lib/exam/saved-exam";
import { makeExam } from "../../fixtures/exams";

const KEY = "menkyo-mitra:exam:honmenkyo";
const MINUTE = 60_000;

/** A store as another tab, or a later visit, has one. */
function openTab(): ExamStore {
  evictExamStore("honmenkyo");
  const store = examStore("honmenkyo");
  store.sync();
  return store;
}

const examIn = (store: ExamStore) => store.getState().exam;
const answer = (store: ExamStore, ref: "honmenkyo-1/1" | "honmenkyo-1/2") =>
  takeStep(store, (exam) => giveAnswer(exam, ref, true));

let store: ExamStore;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  store = openTab();
  beginExam(store, makeExam());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("saves each step at once", () => {
  answer(store, "honmenkyo-1/1");
  takeStep(store, (exam) => toggleFlag(exam, "honmenkyo-1/2"));
  takeStep(store, (exam) => goTo(exam, 3));

  expect(examIn(openTab())).toMatchObject({
    code: "K7QX2M",
    answers: { "honmenkyo-1/1": true },
    flags: ["honmenkyo-1/2"],
    current: 3,
    ended: null,
  });
});

it("counts the time of a closed page", () => {
  jest.advanceTimersByTime(20 * MINUTE);
  const later = openTab();
  tick(later);

  expect(examIn(later)?.clock.used).toBe(20 * MINUTE);
});

it("hands in the answers when the time is up", () => {
  answer(store, "honmenkyo-1/1");
  jest.advanceTimersByTime(50 * MINUTE);
  answer(store, "honmenkyo-1/2");

  expect(examIn(store)).toMatchObject({
    answers: { "honmenkyo-1/1": true },
    ended: "expired",
  });
  expect(examIn(openTab())?.ended).toBe("expired");
});

it("announces each of the minutes once", () => {
  const said: (number | null)[] = [];
  store.subscribe(({ announced }) => {
    if (announced !== said.at(-1)) said.push(announced);
  });
  for (let second = 0; second < 49.5 * 60; second += 1) {
    jest.advanceTimersByTime(1000);
    tick(store);
  }

  expect(said.filter((minutes) => minutes !== null)).toEqual([10, 5, 1]);
});

it("loses no time if the clock is set, forward while visible or back", () => {
  jest.setSystemTime(Date.now() + 45 * MINUTE);
  tick(store);
  expect(examIn(store)?.clock.used).toBeLessThan(1000);

  // A reload believes the clock as it is now.
  const reloaded = openTab();
  tick(reloaded);
  expect(examIn(reloaded)?.clock.used).toBeLessThan(1000);

  jest.setSystemTime(Date.now() - 90 * MINUTE);
  tick(reloaded);
  expect(examIn(reloaded)?.ended).toBeNull();
});

it("counts a sleep by the wall clock", () => {
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  recordHidden();
  jest.setSystemTime(Date.now() + 30 * MINUTE);
  tick(store);

  expect(examIn(store)?.clock.used).toBeGreaterThanOrEqual(30 * MINUTE);
});

it("does not check while it is hidden", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  jest.advanceTimersByTime(10 * MINUTE);
  tick(store);

  expect(examIn(store)?.clock.used).toBe(0);
});

it("joins the answers of two tabs", () => {
  const other = openTab();
  answer(store, "honmenkyo-1/1");
  takeStep(other, (exam) => goTo(exam, 1));
  answer(other, "honmenkyo-1/2");
  store.sync();

  expect(examIn(store)?.answers).toEqual({
    "honmenkyo-1/1": true,
    "honmenkyo-1/2": true,
  });
  // Leafing through one tab does not leaf through the other.
  expect(examIn(store)?.current).toBe(0);
});

it("ends in both tabs, and in none of them twice", () => {
  const other = openTab();
  takeStep(other, (exam) => ({ ...exam, ended: "handed-in" }));
  answer(store, "honmenkyo-1/1");

  expect(examIn(store)).toMatchObject({ answers: {}, ended: "handed-in" });
});

it("takes no step in an exam that another tab began, and does not drop it", () => {
  const other = openTab();
  beginExam(other, makeExam({ refs: ["honmenkyo-1/9"] }));
  takeStep(store, (exam) => ({ ...exam, ended: "handed-in" }));
  expect(examIn(openTab())).toMatchObject({ ended: null });

  beginExam(other, makeExam());
  dropExam(store);
  expect(examIn(openTab())?.refs).toEqual(makeExam().refs);
});

it("continues in memory if nothing can be saved", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  answer(store, "honmenkyo-1/1");
  answer(store, "honmenkyo-1/2");

  expect(Object.keys(examIn(store)?.answers ?? {})).toHaveLength(2);
});

it("moves aside what is broken", () => {
  localStorage.setItem(KEY, "1 karimenkyo nonsense");

  expect(examIn(openTab())).toBeNull();
  expect(localStorage.getItem(`${KEY}-broken`)).toBe("1 karimenkyo nonsense");
});

it("leaves what a later release wrote, and writes nothing over it", () => {
  localStorage.setItem(KEY, "2 karimenkyo K7QX2M");
  const later = openTab();
  expect(examIn(later)).toBeNull();

  beginExam(later, makeExam());
  expect(localStorage.getItem(KEY)).toBe("2 karimenkyo K7QX2M");
  expect(examIn(later)?.code).toBe("K7QX2M");

  dropExam(later);
  expect(localStorage.getItem(KEY)).toBe("2 karimenkyo K7QX2M");
});

it("continues its exam if a later release writes meanwhile", () => {
  localStorage.setItem(KEY, "2 karimenkyo K7QX2M");
  answer(store, "honmenkyo-1/1");

  expect(examIn(store)?.answers).toEqual({ "honmenkyo-1/1": true });
  expect(localStorage.getItem(KEY)).toBe("2 karimenkyo K7QX2M");
});

it("deletes an exam that is dropped", () => {
  dropExam(store);

  expect(localStorage.getItem(KEY)).toBeNull();
  expect(examIn(store)).toBeNull();
});

it("takes no more than a kilobyte", () => {
  const text = writeExam(makeExam());

  expect(text.length).toBeLessThan(1000);
  expect(readExam(text)?.refs).toEqual(makeExam().refs);
});
