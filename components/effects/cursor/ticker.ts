import { gsap } from "gsap/gsap-core";

/** Milliseconds without movement until drawing stops. */
const REST = 4500;

/** Draws every frame, from waking until nothing wakes it any more. */
export function createTicker(draw: () => void, onRest: () => void) {
  let isTicking = false;
  let rest = 0;

  return {
    /** Says whether it stood still before. */
    wake: (): boolean => {
      clearTimeout(rest);
      rest = window.setTimeout(onRest, REST);
      if (isTicking) return false;

      isTicking = true;
      gsap.ticker.add(draw);
      return true;
    },
    stop: () => {
      clearTimeout(rest);
      gsap.ticker.remove(draw);
      gsap.ticker.sleep();
      isTicking = false;
    },
  };
}
