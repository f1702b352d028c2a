import { GOAL_KEY } from "@/lib/browser/storage";
import { readGoal, writeGoal } from "@/lib/progress/goal";
import { dayOfIso } from "@/lib/text/days";

beforeEach(() => localStorage.clear());

const none = { test: "karimenkyo", examDay: null, asksHowSure: false } as const;

it("is the provisional licence, without a day, by default", () => {
  expect(readGoal()).toEqual(none);
});

it("is remembered", () => {
  const goal = { test: "gaimen", examDay: 20_800, asksHowSure: true } as const;
  writeGoal(goal);
  expect(readGoal()).toEqual(goal);
  writeGoal(none);
  expect(readGoal()).toEqual(none);
});

it("keeps what is not written anew", () => {
  writeGoal({ test: "gaimen", asksHowSure: true });
  writeGoal({ examDay: 20_800 });

  expect(readGoal()).toEqual({
    test: "gaimen",
    examDay: 20_800,
    asksHowSure: true,
  });
});

it.each(["", "1 moped - -", "2 gaimen @g3k sure", "1 gaimen @g3k", "{}"])(
  "takes %p for none",
  (text) => {
    localStorage.setItem(GOAL_KEY, text);

    expect(readGoal().test).toBe("karimenkyo");
    expect(readGoal().examDay).toBeNull();
  },
);

it.each(["1900-01-01", "0002-12-24", "9999-12-31", "12345-01-01", "x"])(
  "has no exam on %s, and stays a goal",
  (iso) => {
    writeGoal({ test: "gaimen", examDay: dayOfIso(iso), asksHowSure: true });

    expect(readGoal()).toEqual({
      test: "gaimen",
      examDay: null,
      asksHowSure: true,
    });
  },
);
