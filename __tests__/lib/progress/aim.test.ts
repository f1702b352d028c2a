import { AIM_KEY } from "@/lib/browser/storage";
import { readAim, writeAim } from "@/lib/progress/aim";
import { dayOfIso } from "@/lib/text/days";

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

it.each(["1900-01-01", "0002-12-24", "9999-12-31", "12345-01-01", "x"])(
  "has no exam on %s, and stays an aim",
  (iso) => {
    writeAim({ test: "gaimen", examDay: dayOfIso(iso), asksHowSure: true });

    expect(readAim()).toEqual({
      test: "gaimen",
      examDay: null,
      asksHowSure: true,
    });
  },
);
