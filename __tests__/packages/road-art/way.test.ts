/** @jest-environment node */
import { placeAt, valueAt } from "@/packages/road-art/motion/way";

describe("a way", () => {
  it("goes metres by its speed, backwards before second 0", () => {
    expect(placeAt({ speed: 36 }, 2).ahead).toBeCloseTo(20);
    expect(placeAt({ speed: 36 }, -2).ahead).toBeCloseTo(-20);
  });

  it("stops as its speed does", () => {
    const braking = {
      speed: [
        [0, 36],
        [2, 0],
      ],
    } as const;
    expect(placeAt(braking, 2).ahead).toBeCloseTo(10);
    expect(placeAt(braking, 9).ahead).toBeCloseTo(10, 1);
  });

  it("goes where it heads, and is turned by what that has changed", () => {
    const { right, ahead } = placeAt({ speed: 36, heading: 90 }, 1);
    expect([right, ahead]).toEqual([expect.closeTo(10), expect.closeTo(0)]);
    const turning = {
      speed: 0,
      heading: [
        [0, 10],
        [1, 40],
      ],
    } as const;
    expect(placeAt(turning, 1).turned).toBeCloseTo(30);
  });

  it("has values that run straight between seconds and stay at the ends", () => {
    const value = [
      [1, 10],
      [3, 30],
    ] as const;
    expect([0, 1, 2, 3, 4].map((second) => valueAt(value, second))).toEqual([
      10, 10, 20, 30, 30,
    ]);
  });
});
