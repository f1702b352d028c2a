/** @jest-environment node */
import { mulberry32, shuffle } from "@/lib/random/random";

it("gives the numbers that Mulberry32 gives elsewhere", () => {
  const random = mulberry32(1);
  const numbers = [random(), random(), random()];

  expect(numbers.map((number) => number * 2 ** 32)).toEqual([
    2_693_262_067, 11_749_833, 2_265_367_787,
  ]);
});

it("shuffles without losing anything, each order as often as another", () => {
  const random = mulberry32(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 6_000; round += 1) {
    const order = shuffle(["a", "b", "c"], random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }

  expect([...counts.keys()].sort()).toEqual([
    "abc",
    "acb",
    "bac",
    "bca",
    "cab",
    "cba",
  ]);
  for (const count of counts.values())
    expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
