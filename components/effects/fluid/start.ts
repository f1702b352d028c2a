import type { Level } from "../common/policy";
import { fitCanvas } from "./fit";
import { isSlow } from "./frame-watch";
import { createLoop } from "./loop";
import { subscribeToPointers } from "./pointers";
import { profileOf } from "./profiles";
import { createSolver } from "./solver";

/**
 * Coloured smoke behind the page that follows pointers. It draws only after a
 * movement, and stops soon after; it also stops in the quiz and in hidden tabs.
 */
export function startFluid(
  canvas: HTMLCanvasElement,
  level: Level,
  first: PointerEvent,
) {
  const profile = profileOf(level);
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = subscribeToPointers(
    profile,
    first,
    () => loop.wake(),
    signal,
  );
  const loop = createLoop(canvas, profile, pointers);

  const prepare = async () => {
    const solver = await createSolver(canvas, profile).catch(() => null);
    if (signal.aborted) return solver?.free();
    loop.solver = solver;
    if (!solver) return loop.is("lost") || loop.set("unsupported");

    loop.set("idle");
    rest();
    if (pointers.isWaiting()) loop.wake();
  };
  const rest = () => {
    if (mustRest() && loop.is("idle", "running")) loop.stop("paused");
    else if (!mustRest() && loop.is("paused")) loop.stop("idle");
  };
  const fit = () => fitCanvas(canvas, profile) && loop.solver?.clear();
  const lose = (event: Event) => {
    // Otherwise it would never come back.
    event.preventDefault();
    loop.solver = null;
    if (loop.is("idle", "running", "paused")) loop.stop("lost");
  };
  const restore = () => {
    pointers.take(Infinity);
    if (loop.is("lost")) void prepare();
  };

  fit();
  if (isSlow()) loop.set("slow");
  else void prepare();

  const quiet = new MutationObserver(rest);
  quiet.observe(document.documentElement, { attributeFilter: ["data-quiet"] });
  document.addEventListener("visibilitychange", rest, { signal });
  addEventListener("resize", fit, { signal });
  canvas.addEventListener("webglcontextlost", lose, { signal });
  canvas.addEventListener("webglcontextrestored", restore, { signal });

  return () => {
    listening.abort();
    quiet.disconnect();
    loop.stop("idle");
    loop.solver?.free();
  };
}

/** While the tab is hidden or a quiz is on the screen. */
const mustRest = () =>
  document.hidden || "quiet" in document.documentElement.dataset;
