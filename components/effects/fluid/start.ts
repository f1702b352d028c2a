import type { Level } from "../policy";
import { isSlow, noteSlow, watchFrames } from "./frame-watch";
import { followPointers } from "./pointers";
import { profileOf } from "./profiles";
import { createSolver, type Solver } from "./solver";

type State = "idle" | "running" | "paused" | "lost" | "unsupported" | "slow";

/** What is computed when a hand moves faster than the machine. */
const SPLATS_A_FRAME = 8;
/**
 * Milliseconds that count as a frame, even if the hardware is not done: to
 * show what is not there yet would hold the page up.
 */
const LONGEST_WAIT = 250;
/** A part of the height; less is a phone's address bar coming and going. */
const RESIZE_FROM = 0.15;

/**
 * Coloured smoke behind the page that follows pointers. It draws only after
 * somebody moved, and rests soon after; also in the quiz and in hidden tabs.
 */
export function startFluid(
  canvas: HTMLCanvasElement,
  level: Level,
  first: PointerEvent,
) {
  const profile = profileOf(level);
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = followPointers(profile, first, wake, signal);
  const root = document.documentElement;

  let solver: Solver | null = null;
  let frame = 0;
  let timer = 0;
  let before = 0;
  let lastInput = 0;

  fit();
  if (isSlow()) setState("slow");
  else void prepare();

  function setState(state: State) {
    canvas.dataset.state = state;
  }
  const stateIs = (...states: State[]) =>
    states.includes(canvas.dataset.state as State);

  async function prepare() {
    solver = await createSolver(canvas, profile).catch(() => null);
    if (signal.aborted) return solver?.free();
    if (!solver) return stateIs("lost") || setState("unsupported");

    setState("idle");
    rest();
    if (pointers.isWaiting()) wake();
  }

  function fit() {
    const shorter = Math.min(innerWidth, innerHeight);
    const ratio = Math.min(1, profile.dyeCells / shorter);
    const width = Math.round(innerWidth * ratio);
    const height = Math.round(innerHeight * ratio);
    const isNear =
      canvas.width === width &&
      Math.abs(canvas.height - height) < canvas.height * RESIZE_FROM;
    if (isNear) return;

    canvas.width = width;
    canvas.height = height;
    solver?.clear();
  }

  function wake() {
    lastInput = performance.now();
    if (!solver || !stateIs("idle")) return;

    setState("running");
    before = lastInput;
    frame = requestAnimationFrame(draw);
  }

  const watch = watchFrames(() => {
    noteSlow();
    stop("slow");
    solver?.free();
    solver = null;
  });

  function draw(now: number) {
    if (now - lastInput > profile.rest) return stop("idle");

    frame = requestAnimationFrame(draw);
    const passed = now - before;
    if (passed < profile.frame - 4) return;
    const isDone = solver?.isDone();
    if (!isDone && passed < LONGEST_WAIT) return;

    before = now;
    watch(passed);
    if (!isDone) return;

    solver?.show();
    // After the page has been drawn, which would wait for this.
    timer = window.setTimeout(compute, 0, passed / 1000);
  }

  function compute(seconds: number) {
    for (const splat of pointers.take(SPLATS_A_FRAME)) solver?.splat(splat);
    solver?.step(seconds);
  }

  function stop(state: State) {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    pointers.take(Infinity);
    setState(state);
  }

  /** Paused while the tab is hidden or a quiz is on the screen. */
  function rest() {
    const mustRest = document.hidden || "quiet" in root.dataset;
    if (mustRest && stateIs("idle", "running")) stop("paused");
    else if (!mustRest && stateIs("paused")) stop("idle");
  }

  const quiet = new MutationObserver(rest);
  quiet.observe(root, { attributeFilter: ["data-quiet"] });
  document.addEventListener("visibilitychange", rest, { signal });
  addEventListener("resize", fit, { signal });
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      solver = null;
      if (stateIs("idle", "running", "paused")) stop("lost");
    },
    { signal },
  );
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      pointers.take(Infinity);
      if (stateIs("lost")) void prepare();
    },
    { signal },
  );

  return () => {
    listening.abort();
    quiet.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    solver?.free();
  };
}
