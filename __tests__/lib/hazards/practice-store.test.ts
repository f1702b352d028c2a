import { readAnswerLog } from "@/lib/answers/answer-log";
import { HAZARDS_PREFIX, readText, writeText } from "@/lib/browser/storage";
import {
  answerOf,
  giveAnswer,
  nextAttempt,
  previousScene,
  startPractice,
} from "@/lib/hazards/practice";
import {
  check,
  createPracticeStore,
  takeStep,
} from "@/lib/hazards/practice-store";
import { joinPractice } from "@/lib/hazards/saved-practice";
import { subjectsOf } from "@/lib/progress/catalogue";
import { firstAttemptsOf } from "@/lib/progress/first-attempts";
import { sceneNamed } from "../../fixtures/scenes";

const set = "hazards-1";
const key = HAZARDS_PREFIX + set;
const scenes = [sceneNamed("hz-01", true), sceneNamed("hz-02")];
const [first, second] = scenes;

/** Another visit, or another tab. */
function open() {
  const store = createPracticeStore(set, scenes);
  store.resume();
  return store;
}

function answer(
  store: ReturnType<typeof open>,
  scene: (typeof scenes)[number],
  answers: readonly boolean[],
) {
  answers.forEach((one, index) =>
    takeStep(store, (from) => giveAnswer(from, scene.id, index, one)),
  );
  check(store, scene);
}

beforeEach(() => localStorage.clear());

it("saves answers for the next visit, checked or not", () => {
  const store = open();
  answer(store, first!, [true, false, true]);
  takeStep(store, (from) => giveAnswer(from, "hz-02", 2, true));

  const later = open().getState();
  expect(answerOf(later, "hz-01").isChecked).toBe(true);
  expect(answerOf(later, "hz-02").given).toEqual([null, null, true]);
});

it("writes the three statements into the answer log when checked, once", () => {
  const store = open();
  answer(store, first!, [true, true, true]);
  check(store, first!);

  expect(
    readAnswerLog().map(({ ref, choice, isRight }) => [ref, choice, isRight]),
  ).toEqual([
    ["hz-01/1", 0, true],
    ["hz-01/2", 0, false],
    ["hz-01/3", 0, true],
  ]);
});

it("logs the second picture under its own revision", () => {
  const store = open();
  answer(store, first!, [true, false, true]);
  takeStep(store, nextAttempt);
  answer(store, first!, [false, false, true]);

  const revisions = readAnswerLog().map(({ revision }) => revision);
  expect(new Set(revisions)).toEqual(new Set(["rev01a", "rev01b"]));
});

it("tells what is known of scenes at first sight, the first attempt alone", () => {
  const store = open();
  answer(store, first!, [true, false, true]);
  answer(store, second!, [false, false, true]);
  takeStep(store, nextAttempt);
  answer(store, second!, [true, false, true]);

  const seen = firstAttemptsOf(readAnswerLog(), subjectsOf(new Map()));
  expect(seen.scenes).toEqual({ right: 1, count: 2 });
});

it("drops the answers to a scene that has changed, and no others", () => {
  const store = open();
  answer(store, first!, [true, false, true]);
  answer(store, second!, [true, false, true]);

  const changed = { ...first!, face: { ...first!.face, revision: "newer1" } };
  const later = createPracticeStore(set, [changed, second!]);
  later.resume();
  expect(answerOf(later.getState(), "hz-01").isChecked).toBe(false);
  expect(answerOf(later.getState(), "hz-02").isChecked).toBe(true);
});

it("keeps its own attempt where another tab has none or an older one", () => {
  const old = giveAnswer(startPractice(), "hz-01", 0, true);
  const own = nextAttempt(old);

  expect(joinPractice(own, null)).toBe(own);
  expect(joinPractice(own, old)).toBe(own);
  expect(joinPractice(old, own)).toBe(own);
});

it("joins what two tabs have checked, and never goes back an attempt", () => {
  const one = open();
  const other = open();
  answer(one, first!, [true, false, true]);
  answer(other, second!, [true, false, true]);
  expect(answerOf(open().getState(), "hz-01").isChecked).toBe(true);

  takeStep(one, nextAttempt);
  takeStep(other, (from) => ({ ...from, current: 0 }));
  expect(open().getState().attempt).toBe(1);
});

it("stays at its scene when another tab moves on", () => {
  const one = open();
  takeStep(one, (from) => ({ ...from, current: 1 }));
  const other = open();
  takeStep(other, previousScene);
  answer(other, first!, [true, false, true]);
  one.sync();

  expect(one.getState().current).toBe(1);
  expect(answerOf(one.getState(), "hz-01").isChecked).toBe(true);
});

it.each(["", "no JSON", "[]", "{}", '{"version":1,"answers":7,"round":-1}'])(
  "starts anew from %j",
  (text) => {
    writeText(key, text);

    expect(open().getState()).toMatchObject({ attempt: 0, current: 0 });
  },
);

it("moves aside what it cannot read", () => {
  writeText(key, "no JSON");
  open();

  expect(readText(`${key}-broken`)).toBe("no JSON");
});

it("leaves what a later release wrote", () => {
  const text = '{"version":2}';
  writeText(key, text);
  answer(open(), first!, [true, false, true]);

  expect(readText(key)).toBe(text);
});
