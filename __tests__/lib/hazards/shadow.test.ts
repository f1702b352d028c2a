import { shadowPath } from "@/lib/hazards/shadow";

const box = [
  [-1, 10],
  [1, 10],
  [1, 12],
  [-1, 12],
] as const;

/** Whether a point lies in a path by the even-odd rule. */
function isIn(path: string, [x, y]: readonly [number, number]): boolean {
  const shapes = path.split("M").filter(Boolean);
  const crossings = shapes.flatMap((shape) => {
    const points = shape
      .replace("Z", "")
      .split("L")
      .map((pair) => pair.split(" ").map(Number) as [number, number]);
    return points.filter(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length]!;
      return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
    });
  });
  return crossings.length % 2 === 1;
}

it.each([
  ["behind it", [0, 20], true],
  ["behind it and aside, within the lines of sight", [1.9, 20], true],
  ["behind it, outside the lines of sight", [2.6, 20], false],
  ["before it", [0, 5], false],
  ["under it", [0, 11], false],
] as const)("hides what lies %s: %j %s", (_, point, isHidden) => {
  expect(isIn(shadowPath(box, [0, 0]), point)).toBe(isHidden);
});
