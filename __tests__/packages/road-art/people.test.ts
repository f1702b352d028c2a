/** @jest-environment node */
import { colours } from "@/packages/road-art/drawing/colours";
import { driversEye } from "@/packages/road-art/view/camera";
import { bag } from "@/packages/road-art/view/people/carried";
import { man } from "@/packages/road-art/view/people/people";
import {
  cyclist,
  kickRider,
  motorcyclist,
  scooterRider,
} from "@/packages/road-art/view/riders/riders";
import { car } from "@/packages/road-art/view/vehicles/car";
import { van } from "@/packages/road-art/view/vehicles/van";

const eye = driversEye();

/** How often a colour is used in a drawing. */
const uses = (drawing: string, colour: string) =>
  drawing.split(colour).length - 1;

/** Middles of the dots of skin that are drawn. */
const dots = (drawing: string) =>
  [...drawing.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"[^>]*>/g)]
    .filter(([dot]) => dot.includes(colours.skin))
    .map(([, x, y]) => [Number(x), Number(y)] as const);

it.each([
  ["bicycle", cyclist],
  ["motorcycle", motorcyclist],
  ["scooter", scooterRider],
  ["e-scooter", kickRider],
])("both hands of a rider show beside the coat: %s", (_name, rider) => {
  const coat = 0.265 * eye.scale([0, 10]);
  for (const heading of [0, 180]) {
    const drawing = rider({ right: 0, ahead: 10, heading }).draw(eye);
    const beside = dots(drawing).filter(([x]) => Math.abs(x - 300) > coat);
    expect(beside).toHaveLength(2);
    // A sleeve that ends on a hand hides it
    for (const [x, y] of beside) expect(drawing).not.toContain(`L${x} ${y}"`);
  }
});

it("who holds an umbrella steers with the left hand alone", () => {
  const drawing = cyclist({ right: 0, ahead: 10, umbrella: true }).draw(eye);
  const hands = dots(drawing).filter(([x]) => Math.abs(x - 300) > 19);
  const heights = (side: number) =>
    hands.filter(([x]) => (x - 300) * side > 0).map(([, y]) => y);
  expect(heights(-1)).toHaveLength(1);
  const [bar] = heights(-1);
  for (const held of heights(1)) expect(held).toBeLessThan(bar! - 10);
});

it("a bag hangs from the right hand, whatever the pose", () => {
  const held = (pose: "walk" | "stand") =>
    man({ at: [0, 10], heading: 90, pose, carries: bag }).draw(eye);
  const bagAt = (drawing: string) =>
    /d="M([\d.]+) [^"]*" fill="#8A6B4A"/.exec(drawing)?.[1];
  expect(bagAt(held("walk"))).toBeDefined();
  expect(bagAt(held("walk"))).not.toBe(bagAt(held("stand")));
});

it("nobody is made out in a car with a dark inside", () => {
  const oncoming = { span: [2, 3.7], ahead: 20, heading: 180 } as const;
  expect(uses(car(oncoming).draw(eye), colours.skin)).toBe(1);
  expect(uses(car({ ...oncoming, dark: true }).draw(eye), colours.skin)).toBe(
    0,
  );
});

it.each([
  ["hazard", 1],
  ["left", 1],
  ["right", 0],
] as const)(
  "a van seen from its left flashes there: %s",
  (indicator, count) => {
    const parked = { span: [-2.35, 2.35], ahead: 8, heading: -90 } as const;
    const drawing = van({ ...parked, indicator }).draw(eye);
    expect(uses(drawing, `fill="${colours.indicator}"`)).toBe(count);
  },
);
