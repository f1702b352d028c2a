/** @jest-environment node */
import type { Shape } from "@/lib/motion/film";
import { moveOf, trace, type Pen } from "@/lib/motion/project";
import type { Dip } from "@/packages/road-art/view/camera";

const film = { centre: [300, 168], focus: 720, turn: 0, slope: 0 } as const;
const still = { right: 0, ahead: 0, turned: 0 };
const thing = { middle: [0, 10] } as const;

function shapeOf(steps: string, points: number[], isFixed = false): Shape {
  return {
    paint: {},
    steps,
    points: Float64Array.from(points),
    isFixed,
    width: 1,
    depth: points[2]!,
  };
}

/** What is drawn of a shape, rounded, and how much larger it shows. */
function seen(shape: Shape, eye = still, place = still, dip?: Dip) {
  const drawn: (string | number)[] = [];
  const note =
    (letter: string) =>
    (...numbers: number[]) =>
      drawn.push(letter, ...numbers.map((one) => Math.round(one)));
  const pen: Pen = {
    moveTo: note("M"),
    lineTo: note("L"),
    quadraticCurveTo: note("Q"),
    bezierCurveTo: note("C"),
    closePath: note("Z"),
  };
  const view = { ...film, ...(dip && { dip }) };
  const larger = trace(pen, shape, moveOf(view, thing, place, eye), film);
  return { drawn: drawn.join(" "), larger };
}

/** One metre to the right and one down, ten metres ahead. */
const line = shapeOf("ML", [0, 0, 10, 1, 1, 10]);

it("shows as in the still picture while nothing has moved", () => {
  expect(seen(line)).toEqual({ drawn: "M 300 168 L 372 240", larger: 1 });
});

it("shows twice as large at half the distance", () => {
  const eye = { ...still, ahead: 5 };
  expect(seen(line, eye)).toEqual({ drawn: "M 300 168 L 444 312", larger: 2 });
});

it("moves with the thing, and against the eye", () => {
  const right = { ...still, right: 1 };
  expect(seen(line, still, right).drawn).toBe("M 372 168 L 444 240");
  expect(seen(line, right).drawn).toBe("M 228 168 L 300 240");
});

it("rises before an eye that goes down into a dip", () => {
  const dip = { middle: 5, flat: 1, half: 4, deep: 1 };
  const eye = { ...still, ahead: 5 };
  expect(seen(line, eye, still, dip).drawn).toBe("M 300 24 L 444 168");
});

it("goes to the left of an eye that turns to the right", () => {
  const eye = { ...still, turned: 10 };
  expect(seen(line, eye).drawn).toMatch(/^M 173 168/);
});

it("turns about its own middle", () => {
  const across = shapeOf("ML", [-1, 0, 10, 1, 0, 10]);
  const turned = { ...still, turned: 90 };
  expect(seen(across, still, turned).drawn).toBe("M 300 168 L 300 168");
});

it("stays on the picture if it is fixed", () => {
  const fixed = shapeOf("ML", [10, 20, 1, 30, 40, 1], true);
  const eye = { right: 3, ahead: 50, turned: 9 };
  expect(seen(fixed, eye)).toEqual({ drawn: "M 10 20 L 30 40", larger: 1 });
});

describe("what the eye passes", () => {
  const past = { ...still, ahead: 20 };

  it("is not drawn once it is behind", () => {
    expect(seen(line, past)).toEqual({ drawn: "", larger: 0 });
  });

  it("is cut before the eye if it is straight", () => {
    const along = shapeOf("MLLZ", [1, 1, 2, 1, 1, 40, 2, 1, 40]);
    const { drawn, larger } = seen(along, { ...still, ahead: 10 });
    expect(drawn).toMatch(/^M \d+ \d+ L 324 192 L 348 192 L \d+ \d+ Z$/);
    expect(larger).toBeGreaterThan(0);
  });

  it("is left out if it is curved", () => {
    const curve = shapeOf("MQ", [1, 1, 2, 1, 1, 20, 2, 1, 40]);
    expect(seen(curve, { ...still, ahead: 10 }).larger).toBe(0);
  });
});
