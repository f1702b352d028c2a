import {
  roundedOutline,
  stray,
} from "@/components/effects/glow-border/outline";
import { borderParams } from "@/components/effects/glow-border/params";

const defaults = { speed: 1, chaos: 1, thickness: 2, touch: false };

it.each([
  [{}, 6000, 1, 30],
  [{ touch: true }, 8000, 0.6, 18],
  [{ speed: 2 }, 3000, 1, 30],
  [{ speed: 2, touch: true }, 4000, 0.6, 18],
  [{ chaos: 0.5 }, 6000, 0.5, 15],
  [{ chaos: 0.5, touch: true }, 8000, 0.3, 9],
])("turns %j into numbers", (options, cycle, chaos, displacement) => {
  expect(borderParams({ ...defaults, ...options })).toEqual({
    cycle,
    chaos,
    displacement,
    thickness: 2,
    isStill: false,
  });
});

it.each([
  { speed: 0 },
  { speed: -1 },
  { speed: NaN },
  { chaos: 0 },
  { chaos: NaN },
])("is still with %j", (options) => {
  expect(borderParams({ ...defaults, ...options }).isStill).toBe(true);
});

describe("the connection", () => {
  const outline = roundedOutline(340, 200, 12);

  it("runs around the box and its corners", () => {
    const { x, y, outX, outY } = outline;
    const toEdge = [...x].map((across, index) =>
      Math.min(across, 340 - across, y[index]!, 200 - y[index]!),
    );
    const outLengths = [...outX].map((way, index) =>
      Math.hypot(way, outY[index]!),
    );

    expect(Math.min(...toEdge)).toBeGreaterThan(-0.001);
    expect(Math.max(...toEdge)).toBeLessThan(3.6);
    expect(Math.min(...outLengths)).toBeCloseTo(1);
    expect(Math.max(...outLengths)).toBeCloseTo(1);
  });

  it.each([30, 18])("is displaced by at most half of %i", (displacement) => {
    for (let moment = 0; moment < 1; moment += 0.01) {
      const ways = stray(outline, moment, displacement).map(Math.abs);
      expect(Math.max(...ways)).toBeLessThanOrEqual(displacement / 2);
    }
  });

  it("moves within a quarter of its cycle, and comes back after it", () => {
    const at = (moment: number) => [...stray(outline, moment, 30)];
    const [start, quarter, next] = [at(0), at(0.25), at(1)];
    const moved = start.filter(
      (way, index) => Math.abs(way - quarter[index]!) > 0.5,
    );

    expect(moved.length).toBeGreaterThan(outline.count / 3);
    expect(next).toEqual(start);
  });

  it("closes without a jump", () => {
    const ways = stray(outline, 0.4, 30);
    expect(Math.abs(ways[0]! - ways[ways.length - 1]!)).toBeLessThan(6);
  });
});
