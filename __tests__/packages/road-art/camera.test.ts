/** @jest-environment node */
import { driversEye, planEye } from "@/packages/road-art/view/camera";

describe("the driver's eye", () => {
  const eye = driversEye();

  it("sees the road at its height go down to the horizon, far away", () => {
    const [x, y] = eye.see([0, 100_000]);
    expect(x).toBeCloseTo(300);
    expect(y).toBeCloseTo(168, 1);
    expect(eye.see([0, 10])[1]).toBeGreaterThan(eye.see([0, 20])[1]);
  });

  it("sees what is twice as far away half as large", () => {
    expect(eye.scale([3, 20])).toBeCloseTo(eye.scale([3, 10]) / 2);
  });

  it("keeps what is at its own height on the horizon", () => {
    expect(eye.see([2, 8, 1.25])[1]).toBeCloseTo(168);
  });

  it("turned to the right, has what lies ahead on its left", () => {
    expect(driversEye({ turn: 20 }).see([0, 20])[0]).toBeLessThan(300);
  });

  it("follows a bend to the left", () => {
    const bent = driversEye({ bend: { from: 10, radius: -40 } });
    expect(bent.see([0, 40])[0]).toBeLessThan(300);
    expect(bent.see([0, 9])[0]).toBeCloseTo(300);
  });
});

it("the eye of a plan has a metre equally long everywhere", () => {
  const eye = planEye(-8, 0);
  expect(eye.above).toBe(true);
  expect(eye.scale([0, 5])).toBe(eye.scale([8, 60]));
});
