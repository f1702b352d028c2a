/** @jest-environment node */
import { shownAt, timelineOf } from "@/lib/motion/timeline";

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
