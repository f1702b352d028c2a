import { nextTask } from "../common/tasks";
import { createFence } from "./fence";
import { canDrawFloats } from "./fields";
import { blot, carry, createFields, freeFields, move, paint } from "./flow";
import type { Profile } from "./profiles";
import { compilePasses, type Passes } from "./programs";

/** A push at a place (0 to 1, from the lower left), and the colour it leaves. */
export type Splat = {
  x: number;
  y: number;
  pushX: number;
  pushY: number;
  dye: readonly number[];
};

const LONGEST_STEP = 0.033;

export type Solver = {
  splat: (splat: Splat) => void;
  /** Advances by some seconds, and draws the picture. */
  step: (seconds: number) => void;
  /** Whether the hardware has done the step. */
  isDone: () => boolean;
  /** Copies the picture to the canvas. */
  show: () => void;
  /** Starts again, at the canvas's current size. */
  clear: () => void;
  /** Gives everything back to the graphics hardware, at once. */
  free: () => void;
};

/**
 * Smoke on a canvas: an incompressible fluid on a grid, after Stam's "Stable
 * Fluids". Null if WebGL2 cannot draw into half floats.
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

  const passes = canDrawFloats(gl) && (await compilePasses(gl));
  if (!passes) {
    free(gl);
    return null;
  }

  await nextTask();
  return solverOf(gl, canvas, passes, profile);
}

function solverOf(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  passes: Passes,
  profile: Profile,
): Solver {
  const fence = createFence(gl);
  let fields = createFields(gl, canvas, profile);

  return {
    splat: (splat) => {
      const radius = profile.radius / 100;
      const aspect = canvas.width / Math.max(1, canvas.height);
      const { pushX, pushY, dye } = splat;
      blot(passes, fields.velocity, splat, [pushX, pushY, 0], radius, aspect);
      blot(passes, fields.dye, splat, dye, radius, aspect);
    },
    step: (seconds) => {
      const time = Math.min(seconds, LONGEST_STEP);
      move(passes, fields, profile, time);
      carry(passes, fields, fields.velocity, time, profile.velocityFade);
      carry(passes, fields, fields.dye, time, profile.dyeFade);
      paint(passes, fields);
      fence.set();
    },
    isDone: fence.isDone,
    // Only a copy: the page waits for drawing on the canvas itself.
    show: () => fields.picture.show(),
    clear: () => {
      freeFields(fields);
      fields = createFields(gl, canvas, profile);
    },
    free: () => free(gl),
  };
}

function free(gl: WebGL2RenderingContext) {
  gl.getExtension("WEBGL_lose_context")?.loseContext();
}
