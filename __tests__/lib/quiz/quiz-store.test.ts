import { readAnswerLog } from "@/lib/answers/answer-log";
import { LAST_SET_KEY } from "@/lib/browser/storage";
import { nextQuestion, previousQuestion } from "@/lib/quiz/quiz";
import {
  evictStore,
  giveAnswer,
  quizStore,
  resumeQuiz,
  startAgain,
  takeStep,
} from "@/lib/quiz/quiz-store";
import { dayOf } from "@/lib/text/days";
import { makeQuestion, makeQuestions } from "../../fixtures/questions";

const questions = makeQuestions(3);

beforeEach(() => {
  localStorage.clear();
  evictStore("practice");
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
});
afterEach(() => jest.useRealTimers());

/** Opens the set as a visit does. */
function visit(today = questions) {
  evictStore("practice");
  const store = quizStore("practice", today);
  return { store, changed: resumeQuiz("practice", store, today) };
}

it("is one store while the page is open", () => {
  expect(quizStore("practice", questions)).toBe(
    quizStore("practice", questions),
  );
  expect(quizStore("basic", questions)).not.toBe(
    quizStore("practice", questions),
  );
});

describe("an answer", () => {
  it("is kept, and logged once", () => {
    const { store } = visit();

    giveAnswer(store, questions, 1, { place: "set" });
    giveAnswer(store, questions, 0, { place: "set" });

    expect(store.getState().selectedAnswers).toEqual([1, null, null]);
    expect(readAnswerLog()).toEqual([
      {
        ref: "practice/1",
        revision: "rev001",
        choice: 1,
        isRight: false,
        day: dayOf(new Date(2026, 10, 22)),
        place: "set",
      },
    ]);
  });

  it("makes its set the last one, unless it is given elsewhere", () => {
    localStorage.setItem(LAST_SET_KEY, "basic");
    giveAnswer(visit().store, questions, 1, { place: "practice" });
    expect(localStorage.getItem(LAST_SET_KEY)).toBe("basic");

    startAgain(quizStore("practice", questions));
    giveAnswer(visit().store, questions, 1, { place: "set" });
    expect(localStorage.getItem(LAST_SET_KEY)).toBe("practice");
  });

  it("is logged for the question on screen", () => {
    const { store } = visit();
    giveAnswer(store, questions, 0, { place: "set" });
    takeStep(store, nextQuestion);

    giveAnswer(store, questions, 0, { place: "set" });

    expect(readAnswerLog().map(({ ref, isRight }) => [ref, isRight])).toEqual([
      ["practice/1", true],
      ["practice/2", true],
    ]);
  });

  it("stays in the log when the set is taken again", () => {
    const { store } = visit();
    giveAnswer(store, questions, 1, { place: "set" });

    startAgain(store);
    giveAnswer(store, questions, 0, { place: "set" });

    expect(store.getState().selectedAnswers).toEqual([0, null, null]);
    expect(readAnswerLog().map(({ choice }) => choice)).toEqual([1, 0]);
  });
});

describe("a later visit", () => {
  it("restores what was saved, and logs nothing for it", () => {
    const { store } = visit();
    giveAnswer(store, questions, 1, { place: "set" });
    takeStep(store, nextQuestion);

    const later = visit();

    expect(later.changed).toBe(0);
    expect(later.store.getState()).toMatchObject({
      selectedAnswers: [1, null, null],
      currentQuestion: 1,
    });
    expect(readAnswerLog()).toHaveLength(1);
  });

  it("counts the answers that fell to changed questions", () => {
    giveAnswer(visit().store, questions, 1, { place: "set" });
    const [, ...others] = questions;

    const later = visit([makeQuestion({ revision: "newer1" }), ...others]);

    expect(later.changed).toBe(1);
    expect(later.store.getState().selectedAnswers).toEqual([null, null, null]);
  });
});

describe("an answer before the app started", () => {
  it("is handed over once React has found the page as it was loaded", () => {
    const undo = jest.fn();
    globalThis.firstAnswer = { setId: "practice", choice: 1, undo };
    evictStore("practice");
    const store = quizStore("practice", questions);
    expect(store.getState().selectedAnswers).toEqual([null, null, null]);

    resumeQuiz("practice", store, questions);

    expect(undo).toHaveBeenCalledTimes(1);
    expect(store.getState().selectedAnswers).toEqual([1, null, null]);
    expect(readAnswerLog()).toHaveLength(1);
    expect(globalThis.firstAnswer).toBeUndefined();
  });

  it("belongs to its own set", () => {
    globalThis.firstAnswer = { setId: "basic", choice: 1, undo: () => {} };

    const { store } = visit();

    expect(store.getState().selectedAnswers).toEqual([null, null, null]);
    globalThis.firstAnswer = undefined;
  });
});

describe("the time", () => {
  it("is counted from step to step, over visits", () => {
    const { store } = visit();
    jest.advanceTimersByTime(20_000);
    giveAnswer(store, questions, 1, { place: "set" });
    jest.advanceTimersByTime(60_000);

    const later = visit().store;
    jest.advanceTimersByTime(5_000);
    takeStep(later, nextQuestion);

    expect(later.getState().timeTaken).toBe(25_000);
  });

  it("ignores days on which the page was only open", () => {
    const { store } = visit();
    jest.advanceTimersByTime(20_000);
    giveAnswer(store, questions, 1, { place: "set" });

    jest.advanceTimersByTime(3 * 24 * 60 * 60 * 1000);
    takeStep(store, nextQuestion);
    jest.advanceTimersByTime(1_000);
    takeStep(store, previousQuestion);

    expect(store.getState().timeTaken).toBe(21_000);
  });
});
