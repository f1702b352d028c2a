import { nextTask } from "../tasks";
import { canDrawFloats, createField, type Field } from "./fields";
import { BRIGHTEST, gridSize, type Profile } from "./profiles";
import { compilePasses } from "./programs";

/** A push at a place (0 to 1, from the lower left), and the colour it leaves. */
export type Splat = {
  x: number;
  y: number;
  pushX: number;
  pushY: number;
  dye: readonly [number, number, number];
};

/** How much of the pressure of the frame before is a good first guess. */
const KEPT_PRESSURE = 0.8;
const LONGEST_STEP = 0.033;
/** A blot ends where it is as faint as e to minus this. */
const EDGE = 10;

export type Solver = {
  splat: (splat: Splat) => void;
  /** Goes on by so many seconds, and makes a picture of it. */
  step: (seconds: number) => void;
  /** Whether the hardware has done the step. */
  isDone: () => boolean;
  /** Puts the picture on the canvas. */
  show: () => void;
  /** Starts afresh, at the size that the canvas now has. */
  clear: () => void;
  /** Gives everything back to the graphics hardware, at once. */
  free: () => void;
};

/**
 * Smoke on a canvas: an incompressible fluid on a grid, after Stam's "Stable
 * Fluids". Null where WebGL2 cannot draw into half floats.
 */
export async function createSolver(
  canvas: HTMLCanvasElement,
  profile: Profile,
): Promise<Solver | null> {
  await nextTask();
  const gl = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    powerPreference: "low-power",
  });
  if (!gl) return null;
  await nextTask();

  const free = () => gl.getExtension("WEBGL_lose_context")?.loseContext();
  const passes = canDrawFloats(gl) && (await compilePasses(gl));
  if (!passes) {
    free();
    return null;
  }

  await nextTask();
  let fields = createFields(gl, canvas, profile);

  let fence: WebGLSync | null = null;
  let fencedAt: unknown;
  // Before the screen's next frame nothing is known of the hardware.
  const isDone = () =>
    !fence ||
    fencedAt === document.timeline.currentTime ||
    gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  const aspect = () => canvas.width / Math.max(1, canvas.height);

  const blot = (field: Field, { x, y }: Splat, amount: readonly number[]) => {
    const [radius, shape] = [profile.radius / 100, aspect()];
    const height = Math.sqrt(radius * EDGE);
    field.add(
      () => passes.splat({ centre: [x, y], amount, radius, aspect: shape }),
      x,
      y,
      { width: height / shape, height },
    );
  };

  const move = (time: number) => {
    const { velocity, pressure, curl, divergence } = fields;
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
  };

  const carry = (field: Field, time: number, fade: number) =>
    field.write(() =>
      passes.advect({
        velocity: fields.velocity.read(),
        field: field.read(),
        cell: fields.velocity.cell,
        time,
        fade,
      }),
    );

  const paint = () =>
    fields.picture.write(() =>
      passes.show({ field: fields.dye.read(), brightest: BRIGHTEST }),
    );

  // A mere copy: the page waits for what is drawn to the canvas itself.
  const show = () => fields.picture.show();

  return {
    splat: (splat) => {
      blot(fields.velocity, splat, [splat.pushX, splat.pushY, 0]);
      blot(fields.dye, splat, splat.dye);
    },
    step: (seconds) => {
      const time = Math.min(seconds, LONGEST_STEP);
      move(time);
      carry(fields.velocity, time, profile.velocityFade);
      carry(fields.dye, time, profile.dyeFade);
      paint();
      gl.deleteSync(fence);
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      fencedAt = document.timeline.currentTime;
      gl.flush();
    },
    isDone,
    show,
    clear: () => {
      freeAll(fields);
      fields = createFields(gl, canvas, profile);
    },
    free,
  };
}

type Fields = ReturnType<typeof createFields>;

function createFields(
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

function freeAll(fields: Fields) {
  for (const field of Object.values(fields)) field.free();
}
