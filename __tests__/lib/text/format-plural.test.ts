import { formatPlural } from "@/lib/text/format-plural";

const days = { one: "{count} day", other: "{count} days" };

it.each([
  [0, "0 days"],
  [1, "1 day"],
  [2, "2 days"],
  [11, "11 days"],
  [21, "21 days"],
])("says %d in English as “%s”", (count, text) => {
  expect(formatPlural(days, count, "en")).toBe(text);
});

it("uses the forms of the language", () => {
  const mistakes = { one: "{count} गल्ती छ", other: "{count} गल्ती छन्" };

  expect(formatPlural(mistakes, 1, "ne")).toBe("1 गल्ती छ");
  expect(formatPlural(mistakes, 2, "ne")).toBe("2 गल्ती छन्");
});

it("falls back on “other” where a language has one form for all", () => {
  expect(formatPlural({ other: "{count} दिन" }, 1, "ne")).toBe("1 दिन");
});

it("fills in the other placeholders, too", () => {
  const weeks = { one: "{count} day in {weeks}", other: "" };

  expect(formatPlural(weeks, 1, "en", { weeks: 12 })).toBe("1 day in 12");
});
