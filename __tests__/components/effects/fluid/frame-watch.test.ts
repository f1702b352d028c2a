import { watchFrames } from "@/components/effects/fluid/frame-watch";

/** How many of these frames it takes until they are called too long. */
function framesUntilSlow(lengths: number[]) {
  let isSlow = false;
  const watch = watchFrames(() => (isSlow = true));
  const last = lengths.findIndex((length) => {
    watch(length);
    return isSlow;
  });
  return last < 0 ? null : last + 1;
}
const frames = (count: number, length: number) =>
  Array<number>(count).fill(length);

test.each([
  ["all are quick", frames(300, 16), null],
  ["all take 40 ms", frames(300, 40), null],
  ["all take longer", frames(30, 41), 15],
  ["the longer half comes last", [...frames(15, 16), ...frames(15, 41)], 30],
  ["fewer than half are long", [...frames(14, 900), ...frames(16, 16)], null],
  [
    "they are long where one thirty meets the next",
    [...frames(16, 16), ...frames(28, 41), ...frames(16, 16)],
    null,
  ],
])("smoke in which %s", (_, lengths, expected) => {
  expect(framesUntilSlow(lengths)).toBe(expected);
});
