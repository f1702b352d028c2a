import { waitFor } from "@testing-library/react";
import { loadExamPart } from "@/components/exams/start/use-exam-part";
import { subscribeToExam } from "@/components/exams/subscribe-to-exam";
import "@/jest.dom";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { startClock } from "@/lib/exam/clock";
import { handIn } from "@/lib/exam/exam";
import { addExamResult, readExamResults } from "@/lib/exam/exam-results";
import {
  beginExam,
  examStore,
  evictExamStore,
  takeStep,
} from "@/lib/exam/exam-store";
import { writeExam } from "@/lib/exam/saved-exam";
import { answerDownloads } from "../../fixtures/browser";
import { makeExam, questionBank } from "../../fixtures/exams";

const KEY = "menkyo-mitra:exam:honmenkyo";
const MINUTE = 60_000;
const answers = { "honmenkyo-1/1": true, "hz-07/1": true };

let unsubscribe: () => void;
let fetch: ReturnType<typeof answerDownloads>;
beforeEach(() => {
  localStorage.clear();
  evictExamStore("honmenkyo");
  fetch = answerDownloads(questionBank);
});
afterEach(() => unsubscribe());

/** Opens the page of the test, as a visit or a reload does. */
function openPage() {
  evictExamStore("honmenkyo");
  const store = examStore("honmenkyo");
  unsubscribe = subscribeToExam(store);
  return store;
}

const isRecordedOnce = () =>
  waitFor(() => {
    expect(readExamResults()).toMatchObject([{ code: "K7QX2M", points: 1 }]);
    expect(readAnswerLog()).toHaveLength(2);
  });

// The key is downloaded once a page: these two come before it is.
it("downloads nothing during an exam, nor once it is recorded", async () => {
  beginExam(openPage(), makeExam({ answers }));
  unsubscribe();
  const ended = makeExam({ answers, ended: "handed-in" });
  localStorage.setItem(KEY, writeExam(ended));
  const { test, code, clock } = ended;
  const points = 1;
  const kept = { test, code, endedAt: clock.wall, points, used: 0 };
  addExamResult({ ...kept, isTimed: true });
  openPage();
  await loadExamPart();

  expect(fetch).not.toHaveBeenCalled();
});

it("records at the next visit an exam whose key did not load", async () => {
  const fails = jest.fn(() => Promise.reject(new TypeError("no line")));
  globalThis.fetch = fails;
  const store = openPage();
  beginExam(store, makeExam({ answers }));
  takeStep(store, handIn);
  await waitFor(() => expect(fails).toHaveBeenCalled());
  expect(readExamResults()).toEqual([]);
  unsubscribe();

  answerDownloads(questionBank);
  openPage();
  await isRecordedOnce();
});

it("records an exam that is handed in, even if its results are never seen", async () => {
  const store = openPage();
  beginExam(store, makeExam({ answers }));
  takeStep(store, handIn);

  await isRecordedOnce();
});

it("records an exam when its time is up", async () => {
  const store = openPage();
  const page = performance.now() - 51 * MINUTE;
  const clock = startClock(50, { wall: Date.now(), page, wasHidden: false });
  beginExam(store, makeExam({ answers, clock }));
  document.dispatchEvent(new Event("visibilitychange"));

  await isRecordedOnce();
  expect(store.getState().exam?.ended).toBe("expired");
});

it("records an exam that is over when its page is opened", async () => {
  const wall = Date.now() - 60 * MINUTE;
  const clock = startClock(50, { wall, page: 0, wasHidden: false });
  localStorage.setItem(KEY, writeExam(makeExam({ answers, clock })));
  openPage();

  await isRecordedOnce();
});

it("records an exam that another tab has ended, and none twice", async () => {
  const store = openPage();
  beginExam(store, makeExam({ answers }));
  const ended = makeExam({ answers, ended: "handed-in" });
  localStorage.setItem(KEY, writeExam(ended));
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  await isRecordedOnce();
  unsubscribe();

  openPage();
  await isRecordedOnce();
});
