import { dayOf, dayOfIso, isoOf } from "@/lib/text/days";

it.each([
  ["just after midnight", new Date(2026, 10, 22, 0, 0, 1)],
  ["just before midnight", new Date(2026, 10, 22, 23, 59, 59)],
])("counts the learner's own day, %s", (_, moment) => {
  expect(dayOf(moment)).toBe(20_779);
});

it("reads and writes the days of a date field", () => {
  expect(isoOf(20_779)).toBe("2026-11-22");
  expect(dayOfIso("2026-11-22")).toBe(20_779);
  expect(isoOf(null)).toBe("");
  expect(dayOfIso("")).toBeNull();
});
