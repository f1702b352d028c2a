import { parallax, placeCorner } from "@/components/effects/cursor/geometry";

const pointer = { x: 500, y: 320 };
const target = { left: 400, top: 300, right: 600, bottom: 360 };
const free = { pointer, angle: 0, scale: 1, lock: 0 };

it("moves a locked corner by next to nothing", () => {
  expect(parallax(400)).toBeCloseTo(0.02, 10);
});

it("keeps free corners around the pointer and turns them", () => {
  const corner = { x: 1, y: -1 };
  expect(placeCorner(corner, free, null)).toEqual({ x: 512, y: 308, angle: 0 });

  const turned = placeCorner(corner, { ...free, angle: 90 }, null);
  expect(turned.x).toBeCloseTo(512);
  expect(turned.y).toBeCloseTo(332);
  expect(turned.angle).toBe(90);
});

it("frames a target three pixels outside of it, upright", () => {
  const locked = { ...free, angle: 70, lock: 1 };
  const topLeft = placeCorner({ x: -1, y: -1 }, locked, target);
  const bottomRight = placeCorner({ x: 1, y: 1 }, locked, target);

  expect(topLeft.angle).toBe(0);
  expect(topLeft.x - 6).toBeCloseTo(397, 1);
  expect(topLeft.y - 6).toBeCloseTo(297, 1);
  expect(bottomRight.x + 6).toBeCloseTo(603, 1);
  expect(bottomRight.y + 6).toBeCloseTo(363, 1);
});
