import { createActivity } from "./activity";
import { fitCanvas } from "./fit";
import { isSlow, noteSlow } from "./frame-watch";
import { createLoop } from "./loop";
import { followPointers } from "./pointers";
import type { Profile } from "./profiles";
import { createSolver, type Solver } from "./solver";

/** What is computed when a hand moves faster than the machine. */
const SPLATS_A_FRAME = 8;

/** Smoke that wakes when a pointer moves, and what may happen to it. */
export function createSmoke(
  canvas: HTMLCanvasElement,
  profile: Profile,
  first: PointerEvent,
  signal: AbortSignal,
) {
  let solver: Solver | null = null;
  const free = () => {
    solver?.free();
    solver = null;
  };

  const pointers = followPointers(profile, first, wake, signal);
  const loop = createLoop(profile, {
    isDone: () => solver?.isDone() ?? false,
    show: () => solver?.show(),
    compute: (seconds) => {
      for (const splat of pointers.take(SPLATS_A_FRAME)) solver?.splat(splat);
      solver?.step(seconds);
    },
    forget: () => pointers.take(Infinity),
    onSlow: () => {
      noteSlow();
      activity.stop("slow");
      free();
    },
    onRest: () => activity.stop("idle"),
  });
  const activity = createActivity(canvas, loop);

  function wake() {
    loop.noteInput();
    if (solver) activity.wake();
  }
  async function prepare() {
    if (isSlow()) return activity.set("slow");

    solver = await createSolver(canvas, profile).catch(() => null);
    if (signal.aborted) return free();
    if (!solver) return activity.is("lost") || activity.set("unsupported");

    activity.set("idle");
    activity.rest();
    if (pointers.isWaiting()) wake();
  }

  return {
    prepare,
    rest: activity.rest,
    fit: () => fitCanvas(canvas, profile) && solver?.clear(),
    /** The browser has taken the graphics hardware away. */
    lose: () => {
      solver = null;
      if (activity.is("idle", "running", "paused")) activity.stop("lost");
    },
    /** The hardware is there again. */
    restore: () => {
      pointers.take(Infinity);
      if (activity.is("lost")) void prepare();
    },
    end: () => {
      loop.stop();
      free();
    },
  };
}
