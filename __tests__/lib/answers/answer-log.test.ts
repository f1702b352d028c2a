import {
  addAnswers,
  logAnswer,
  readAnswerLog,
  removeAnswers,
} from "@/lib/answers/answer-log";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { ANSWERS_PREFIX, removeText } from "@/lib/browser/storage";
import { dayOf } from "@/lib/text/days";
import { answered } from "../../fixtures/logged-answers";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const numbered = (count: number): LoggedAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    ref: `karimenkyo-${1 + (Math.floor(index / 50) % 5)}/${1 + (index % 50)}`,
    revision: String(100_000 + index).slice(-6),
    choice: index % 2,
    isRight: index % 3 !== 0,
    day: 20_779 + Math.floor(index / 100),
    place: "set",
  }));

/** A page with one answer. */
const pageOf = (id: number) => `1 :basic @g17 0.${id.toString(36)}.Bx81Qfa`;
const pageKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(ANSWERS_PREFIX));
const pages = () => pageKeys().map((key) => localStorage.getItem(key) ?? "");

it("keeps every answer, in the order of giving", () => {
  const answers = numbered(600);
  answers.forEach(logAnswer);

  expect(readAnswerLog()).toEqual(answers);
});

it("rewrites a few kilobytes at most with an answer", () => {
  numbered(600).forEach(logAnswer);

  expect(pageKeys().length).toBeGreaterThan(1);
  for (const page of pages()) expect(page.length).toBeLessThan(3_100);
});

it("reads its pages by number, not by the letters of the number", () => {
  for (const number of [10, 9, 100])
    localStorage.setItem(ANSWERS_PREFIX + number, pageOf(number));

  expect(readAnswerLog().map(({ ref }) => ref)).toEqual([
    "basic/9",
    "basic/10",
    "basic/100",
  ]);
});

it("reads what another tab wrote meanwhile", () => {
  const [first, second, third] = numbered(3) as [
    LoggedAnswer,
    LoggedAnswer,
    LoggedAnswer,
  ];
  logAnswer(first);
  const page = localStorage.getItem(`${ANSWERS_PREFIX}1`);
  logAnswer(second);
  const byOtherTab = localStorage.getItem(`${ANSWERS_PREFIX}1`) ?? "";

  // The page as this tab knew it, then as the other tab has left it.
  localStorage.setItem(`${ANSWERS_PREFIX}1`, page ?? "");
  expect(readAnswerLog()).toEqual([first]);
  localStorage.setItem(`${ANSWERS_PREFIX}1`, byOtherTab);
  logAnswer(third);

  expect(readAnswerLog()).toEqual([first, second, third]);
});

const hugePage = pageOf(1) + " 0.1.Bx81Qfa".repeat(2_000);

it.each(["2 :basic @g17 9.9.Zzzzzzz", "broken", hugePage])(
  "leaves a page alone that it cannot read: %.30s",
  (page) => {
    localStorage.setItem(`${ANSWERS_PREFIX}4`, page);
    const answers = numbered(2);
    answers.forEach(logAnswer);

    expect(localStorage.getItem(`${ANSWERS_PREFIX}4`)).toBe(page);
    expect(readAnswerLog()).toEqual(answers);
  },
);

it("does not take another key for a page", () => {
  for (const name of ["", "x", "0", "-1", "1.5", "1e3", "9007199254740991"])
    localStorage.setItem(ANSWERS_PREFIX + name, pageOf(1));
  expect(readAnswerLog()).toEqual([]);

  const answers = numbered(2);
  answers.forEach(logAnswer);
  expect(readAnswerLog()).toEqual(answers);
});

it("keeps 20,000 answers in 300 KB", () => {
  numbered(2_500).forEach(logAnswer);
  const eighth = pages();
  for (let number = eighth.length; number < 8 * eighth.length; number += 1)
    localStorage.setItem(
      ANSWERS_PREFIX + (number + 1),
      eighth[number % eighth.length] ?? "",
    );
  numbered(1).forEach(logAnswer);

  expect(readAnswerLog()).toHaveLength(20_001);
  expect(pages().join("").length).toBeLessThan(300_000);
});

it("drops the oldest page once there are too many", () => {
  for (let number = 1; number <= 200; number += 1)
    localStorage.setItem(ANSWERS_PREFIX + number, "1 :basic @g17 0.c.Bx81Qfa");

  numbered(1).forEach(logAnswer);

  expect(pageKeys().length).toBeLessThan(100);
  expect(pageKeys()).toContain(`${ANSWERS_PREFIX}200`);
  expect(pageKeys()).not.toContain(`${ANSWERS_PREFIX}1`);
});

it.each([
  ["in 1970", new Date(1970, 0, 1, 0, 30)],
  ["before it", new Date(1969, 11, 31)],
  ["in 2100", new Date(2100, 1, 1)],
])("loses no answer where the phone's clock stands %s", (_, moment) => {
  logAnswer(answered("basic/1", true, { day: dayOf(moment) }));

  expect(readAnswerLog()).toHaveLength(1);
});

describe("where answers come from elsewhere", () => {
  const own = numbered(600);
  const added = own
    .slice(0, 50)
    .map((answer) => ({ ...answer, revision: "other1" }));

  /** Leaves room in the storage for so many letters more, as a quota does. */
  function leaveRoom(letters: number) {
    const limit = JSON.stringify(localStorage).length + letters;
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (
      this: Storage,
      key,
      text,
    ) {
      const before = localStorage.getItem(key)?.length ?? 0;
      const after = JSON.stringify(localStorage).length - before;
      if (after + text.length > limit && text.length > before)
        throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, text);
    });
  }
  /** What the next visit finds: nothing is left of what was in memory. */
  function closePage() {
    const kept = Object.entries(localStorage);
    for (let number = 1; number < 100; number += 1)
      removeText(ANSWERS_PREFIX + number);
    jest.restoreAllMocks();
    for (const [key, text] of kept) localStorage.setItem(key, text as string);
  }

  it("puts them by their day, in the place of the pages before", () => {
    own.forEach(logAnswer);
    const before = pageKeys();

    expect(addAnswers(added)).toEqual(readAnswerLog());
    expect(readAnswerLog()).toHaveLength(650);
    expect(readAnswerLog().slice(100, 150)).toEqual(added);
    expect(pageKeys().filter((key) => before.includes(key))).toEqual([]);
  });

  it.each([
    ["nothing", 0, 600],
    ["one page", 3_000, 650],
  ])("loses none of the own with room for %s", (_, letters, kept) => {
    own.forEach(logAnswer);
    leaveRoom(letters);
    addAnswers(added);
    // As long as the page is open, all are there.
    expect(readAnswerLog()).toHaveLength(650);

    closePage();
    expect(readAnswerLog()).toHaveLength(kept);
    expect(readAnswerLog().slice(0, 600)).toEqual(own);
  });

  it("removes answers for good from a full storage", () => {
    own.forEach(logAnswer);
    leaveRoom(0);
    removeAnswers(({ ref }) => ref.startsWith("karimenkyo-1/"));
    const left = own.filter(({ ref }) => !ref.startsWith("karimenkyo-1/"));
    expect(readAnswerLog()).toEqual(left);

    closePage();
    expect(readAnswerLog()).toEqual(left);
    removeAnswers(() => true);
    expect(pageKeys()).toEqual([]);
  });
});
