import { cueAt } from "@/lib/hazards/cues";

const cues = [
  { x: 25, y: 50 },
  { x: 30, y: 50 },
];

it.each([
  ["the thing itself", { x: 25, y: 50 }, 0],
  ["the nearer of two", { x: 28, y: 50 }, 1],
  ["six hundredths of the width beside it", { x: 19.1, y: 50 }, 0],
  ["farther off", { x: 18, y: 50 }, null],
])("takes a tap for %s", (_, tap, cue) => {
  expect(cueAt(cues, tap, 600, 400)).toBe(cue);
});

it("reaches as far as a finger is wide on a small picture", () => {
  expect(cueAt(cues, { x: 15, y: 50 }, 200, 133)).toBe(0);
});
