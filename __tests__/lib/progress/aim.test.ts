import { AIM_KEY } from "@/lib/browser/storage";
import { readAim, writeAim } from "@/lib/progress/aim";

beforeEach(() => localStorage.clear());

const none = { test: "karimenkyo", examDay: null, asksHowSure: false } as const;

it("is the provisional licence, without a day, until told otherwise", () => {
  expect(readAim()).toEqual(none);
});

it("is remembered", () => {
  const aim = { test: "gaimen", examDay: 20_800, asksHowSure: true } as const;
  writeAim(aim);
  expect(readAim()).toEqual(aim);
  writeAim(none);
  expect(readAim()).toEqual(none);
});

it.each(["", "1 moped - -", "2 gaimen @g3k sure", "1 gaimen @g3k", "{}"])(
  "takes %p for none",
  (text) => {
    localStorage.setItem(AIM_KEY, text);

    expect(readAim().test).toBe("karimenkyo");
    expect(readAim().examDay).toBeNull();
  },
);
