import { createField, type Field } from "./fields";
import { BRIGHTEST, gridSize, type Profile } from "./profiles";
import type { Passes } from "./programs";

/** What the fluid is made of: its movement, its dye, the picture of both. */
export type Fields = ReturnType<typeof createFields>;

/** How much of the pressure of the frame before is a good first guess. */
const KEPT_PRESSURE = 0.8;
/** A blot ends where it is as faint as e to minus this. */
const EDGE = 10;

/** The fields of a canvas, in cells as the profile has them. */
export function createFields(
  gl: WebGL2RenderingContext,
  { width, height }: HTMLCanvasElement,
  { velocityCells, dyeCells }: Profile,
) {
  const coarse = gridSize(velocityCells, width, height);
  return {
    velocity: createField(gl, coarse, "RG16F"),
    pressure: createField(gl, coarse, "R16F"),
    curl: createField(gl, coarse, "R16F"),
    divergence: createField(gl, coarse, "R16F"),
    dye: createField(gl, gridSize(dyeCells, width, height), "RGBA16F"),
    picture: createField(gl, { width, height }, "RGBA8"),
  };
}

/** Gives the memory of all fields back. */
export function freeFields(fields: Fields) {
  for (const field of Object.values(fields)) field.free();
}

/** Adds an amount to a field, around a position. */
export function blot(
  { splat }: Passes,
  field: Field,
  { x, y }: { x: number; y: number },
  amount: readonly number[],
  radius: number,
  aspect: number,
) {
  const height = Math.sqrt(radius * EDGE);
  field.add(
    () => splat({ centre: [x, y], amount, radius, aspect }),
    x,
    y,
    height / aspect,
    height,
  );
}

/** Swirls, then takes out of the movement what would squeeze the fluid. */
export function move(
  passes: Passes,
  { velocity, pressure, curl, divergence }: Fields,
  profile: Profile,
  time: number,
) {
  const { cell } = velocity;
  const flow = () => ({ velocity: velocity.read(), cell });

  curl.write(() => passes.curl(flow()));
  velocity.write(() =>
    passes.eddies({
      ...flow(),
      curl: curl.read(),
      strength: profile.curl,
      time,
    }),
  );
  divergence.write(() => passes.divergence(flow()));
  for (let count = 0; count < profile.pressureSteps; count++)
    pressure.write(() =>
      passes.pressure({
        pressure: pressure.read(),
        divergence: divergence.read(),
        cell,
        keep: count === 0 ? KEPT_PRESSURE : 1,
      }),
    );
  velocity.write(() =>
    passes.project({ ...flow(), pressure: pressure.read() }),
  );
}

/** Moves a field along with the flow while it fades. */
export function carry(
  { advect }: Passes,
  { velocity }: Fields,
  field: Field,
  time: number,
  fade: number,
) {
  field.write(() =>
    advect({
      velocity: velocity.read(),
      field: field.read(),
      cell: velocity.cell,
      time,
      fade,
    }),
  );
}

/** Draws the picture of the dye. */
export function paint({ show }: Passes, { dye, picture }: Fields) {
  picture.write(() => show({ field: dye.read(), brightest: BRIGHTEST }));
}
