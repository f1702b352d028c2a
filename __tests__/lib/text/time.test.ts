/** @jest-environment node */
import { formatClock } from "@/lib/text/time";

it.each([
  [0, "0:00"],
  [7_400, "0:07"],
  [83_600, "1:24"],
  [860_000, "14:20"],
  [3_661_000, "61:01"],
])("shows %d ms taken as %s", (ms, shown) => {
  expect(formatClock(ms, Math.round)).toBe(shown);
});

it.each([
  [30 * 60_000, "30:00"],
  [29 * 60_000 + 59_999, "30:00"],
  [61_000, "1:01"],
  [400, "0:01"],
  [0, "0:00"],
])("shows %d ms left as %s", (ms, shown) => {
  expect(formatClock(ms, Math.ceil)).toBe(shown);
});
