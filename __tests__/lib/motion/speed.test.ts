/** @jest-environment node */
import { paintSpeed, speedAt } from "@/lib/motion/speed";
import { onward } from "@/packages/road-art/view/moving";

const film = {
  approach: onward(2, 30),
  next: onward(2, 30),
  right: onward(3, [
    [0, 30],
    [3, 0],
  ]),
};

describe("the speed on the dashboard", () => {
  it.each([
    ["approach", -2, 30],
    ["next", 1, 30],
    ["right", 0, 30],
    ["right", 1.51, 15],
    ["right", 3, 0],
  ] as const)("in %s at second %d is %d km/h", (phase, second, speed) => {
    expect(speedAt(film, phase, second)).toBe(speed);
  });

  it("is written over the one of the still picture where it is another", () => {
    expect(written("right", 1.51)).toEqual(["15"]);
    expect(written("next", 1)).toEqual([]);
  });
});

function written(phase: "next" | "right", second: number): string[] {
  const texts: string[] = [];
  const context = {
    fillRect: () => {},
    fillText: (text: string) => texts.push(text),
  };
  paintSpeed(
    context as unknown as CanvasRenderingContext2D,
    film,
    phase,
    second,
  );
  return texts;
}
