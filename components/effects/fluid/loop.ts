import { watchFrames } from "./frame-watch";
import type { Profile } from "./profiles";

/**
 * Milliseconds that count as a frame, even if the hardware is not done: to
 * show what is not there yet would hold the page up.
 */
const LONGEST_WAIT = 250;

type Work = {
  /** Whether there is a picture to show. */
  isDone: () => boolean;
  show: () => void;
  compute: (seconds: number) => void;
  /** Drops what has not been computed yet. */
  forget: () => void;
  onSlow: () => void;
  /** Nobody has moved for a while. */
  onRest: () => void;
};

/** Shows and computes picture after picture while somebody moves. */
export function createLoop(profile: Profile, work: Work) {
  const watch = watchFrames(work.onSlow);
  let frame = 0;
  let timer = 0;
  let before = 0;
  let lastInput = 0;

  const draw = (now: number) => {
    if (now - lastInput > profile.rest) return work.onRest();

    frame = requestAnimationFrame(draw);
    const passed = now - before;
    if (passed < profile.frame - 4) return;
    const isDone = work.isDone();
    if (!isDone && passed < LONGEST_WAIT) return;

    before = now;
    watch(passed);
    if (!isDone) return;

    work.show();
    // After the page has been drawn, which would wait for this.
    timer = window.setTimeout(work.compute, 0, passed / 1000);
  };

  return {
    noteInput: () => {
      lastInput = performance.now();
    },
    start: () => {
      before = lastInput;
      frame = requestAnimationFrame(draw);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      work.forget();
    },
  };
}
