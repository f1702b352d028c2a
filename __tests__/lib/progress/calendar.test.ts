import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import { calendarWeeks, weekdayOf } from "@/lib/progress/calendar";
import { dayOf } from "@/lib/text/days";

it("knows the days of the week", () => {
  expect(weekdayOf(dayOf(new Date(2026, 10, 22)))).toBe(0);
  expect(weekdayOf(dayOf(new Date(2026, 10, 28)))).toBe(6);
});

it("has whole weeks from Sunday on, and ends with today", () => {
  const weeks = calendarWeeks([], TODAY, 5);
  const days = weeks.flat().map(({ day }) => day);

  expect(weeks).toHaveLength(5);
  expect(weeks.map((week) => weekdayOf(week[0]!.day))).toEqual([0, 0, 0, 0, 0]);
  expect(days.at(-1)).toBe(TODAY);
  expect(days).toEqual(days.map((_, index) => days[0]! + index));
});

it("counts the answers of each day", () => {
  const log = [
    answered("basic/1", true, { day: TODAY - 1 }),
    answered("basic/1", false),
    answered("basic/2", true),
    answered("basic/3", true, { day: TODAY - 400 }),
  ];
  const days = calendarWeeks(log, TODAY, 2).flat();

  expect(days.at(-1)).toEqual({ day: TODAY, answers: 2, right: 1, level: 1 });
  expect(days.at(-2)).toMatchObject({ answers: 1, right: 1 });
  expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(3);
});

it.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 2],
  [20, 3],
  [49, 3],
  [50, 4],
  [500, 4],
])("shows a day of %i answers at level %i", (count, level) => {
  const log = Array.from({ length: count }, () => answered("basic/1", true));

  expect(calendarWeeks(log, TODAY, 1).flat().at(-1)?.level).toBe(level);
});
