import { clockTime } from "@/lib/text/time";

it.each([
  [0, "0:00"],
  [7_400, "0:07"],
  [83_600, "1:24"],
  [860_000, "14:20"],
  [3_661_000, "61:01"],
])("shows %i ms as %s", (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown);
});
