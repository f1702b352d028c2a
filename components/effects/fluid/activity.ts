type State = "idle" | "running" | "paused" | "lost" | "unsupported" | "slow";

/** What the smoke is doing; its canvas tells the style sheet. */
export function createActivity(
  { dataset }: HTMLCanvasElement,
  loop: { start: () => void; stop: () => void },
) {
  const is = (...states: State[]) => states.includes(dataset.state as State);
  const set = (state: State) => {
    dataset.state = state;
  };
  const stop = (next: State) => {
    loop.stop();
    set(next);
  };

  return {
    is,
    set,
    stop,
    wake: () => {
      if (!is("idle")) return;
      set("running");
      loop.start();
    },
    /** Paused while the tab is hidden or a quiz is on the screen. */
    rest: () => {
      const mustRest =
        document.hidden || "quiet" in document.documentElement.dataset;
      if (mustRest && is("idle", "running")) stop("paused");
      else if (!mustRest && is("paused")) stop("idle");
    },
  };
}
