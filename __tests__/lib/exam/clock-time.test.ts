/** @jest-environment node */
import { clockTime } from "@/lib/exam/clock-time";

it.each([
  [30 * 60_000, "30:00"],
  [29 * 60_000 + 59_999, "30:00"],
  [61_000, "1:01"],
  [400, "0:01"],
  [0, "0:00"],
])("shows %d ms as %s", (ms, text) => expect(clockTime(ms)).toBe(text));
