/** @jest-environment node */
import { shownAt, timelineOf } from "@/lib/motion/timeline";
import { placeAt, valueAt } from "@/lib/motion/way";

const film = {
  approach: { seconds: 2, speed: 36 },
  next: { seconds: 1.5, speed: 36 },
  right: { seconds: 3, speed: 0 },
};

describe("the approach", () => {
  const approach = timelineOf(film, ["approach"]);

  it.each([
    [0, -2],
    [1, -1],
    [1.99, -0.01],
  ])("after %d s shows second %d", (elapsed, second) => {
    const shown = shownAt(approach, elapsed);
    expect(shown?.phase).toBe("approach");
    expect(shown?.second).toBeCloseTo(second);
  });

  it("ends at the moment of the still picture", () => {
    expect(shownAt(approach, 2)).toBeNull();
  });
});

describe("what happens next, then the same done right", () => {
  const story = timelineOf(film, ["next", "right"]);

  it.each([
    [0.5, "next", 0.5],
    [1.5, "next", 1.5],
    [2.6, "next", 1.5],
    [2.8, "right", 0.1],
    [6.8, "right", 3],
  ])("after %d s shows %s at second %d", (elapsed, phase, second) => {
    const shown = shownAt(story, elapsed);
    expect(shown?.phase).toBe(phase);
    expect(shown?.second).toBeCloseTo(second);
  });

  it("is over after both were held for a while", () => {
    expect(shownAt(story, 6.91)).toBeNull();
  });

  it("is nothing in a film that is only come to", () => {
    const { approach } = film;
    expect(timelineOf({ approach }, ["next", "right"])).toEqual([]);
  });
});

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
