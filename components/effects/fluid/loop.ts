import { recordSlow, watchFrames } from "./frame-watch";
import type { subscribeToPointers } from "./pointers";
import type { Profile } from "./profiles";
import type { Solver } from "./solver";

type State = "idle" | "running" | "paused" | "lost" | "unsupported" | "slow";

/** How much is computed if a hand moves faster than the machine. */
const SPLATS_A_FRAME = 8;
/**
 * Milliseconds that count as a frame, even if the hardware has not finished:
 * showing an unfinished frame would block the page.
 */
const LONGEST_WAIT = 250;

/**
 * Computes and shows the smoke while there is movement, and knows its state.
 */
export function createLoop(
  { dataset }: HTMLCanvasElement,
  profile: Profile,
  pointers: Pick<ReturnType<typeof subscribeToPointers>, "take">,
) {
  let frame = 0;
  let timer = 0;
  let before = 0;
  let lastInput = 0;

  const is = (...states: State[]) => states.includes(dataset.state as State);
  const set = (state: State) => {
    dataset.state = state;
  };
  const stop = (next: State) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    pointers.take(Infinity);
    set(next);
  };

  const watch = watchFrames(() => {
    recordSlow();
    stop("slow");
    loop.solver?.free();
    loop.solver = null;
  });
  const draw = (now: number) => {
    if (now - lastInput > profile.rest) return stop("idle");

    frame = requestAnimationFrame(draw);
    const passed = now - before;
    if (passed < profile.frame - 4) return;
    const isDone = loop.solver?.isDone();
    if (!isDone && passed < LONGEST_WAIT) return;

    before = now;
    watch(passed);
    if (!isDone) return;

    loop.solver?.show();
    // After the page has been drawn, which would wait for this.
    timer = window.setTimeout(compute, 0, passed / 1000);
  };
  const compute = (seconds: number) => {
    const splats = pointers.take(SPLATS_A_FRAME);
    for (const splat of splats) loop.solver?.splat(splat);
    loop.solver?.step(seconds);
  };

  const loop = {
    solver: null as Solver | null,
    is,
    set,
    stop,
    wake: () => {
      lastInput = performance.now();
      if (!loop.solver || !is("idle")) return;

      set("running");
      before = lastInput;
      frame = requestAnimationFrame(draw);
    },
  };
  return loop;
}
