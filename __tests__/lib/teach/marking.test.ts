/** @jest-environment node */
import { emptySheet, pressKey, type Sheet } from "@/lib/teach/marking";

const type = (keys: readonly string[], sheet = emptySheet(6)) =>
  keys.reduce<Sheet>((now, key) => pressKey(now, key, 3) ?? now, sheet);

it("takes one key a statement", () => {
  expect(type(["1", "2", "0", "1"])).toEqual({
    answers: [true, false, undefined, true, undefined, undefined],
    at: 4,
  });
});

it("stays on the last statement, whatever is typed", () => {
  const full = type([..."1111111"]);

  expect(full).toEqual({ answers: Array(6).fill(true), at: 5 });
  expect(type(["Backspace", "Backspace"], full).answers).toEqual([
    ...[true, true, true, true],
    ...[undefined, undefined],
  ]);
});

it("moves by the arrows, along and across, never off the sheet", () => {
  expect(type(["ArrowDown", "ArrowRight"]).at).toBe(4);
  expect(type(["ArrowLeft"]).at).toBe(0);
  expect(type(["ArrowDown", "ArrowDown", "ArrowDown"]).at).toBe(5);
});

it("leaves other keys to the browser", () => {
  expect(pressKey(emptySheet(6), "Tab", 3)).toBeNull();
});
