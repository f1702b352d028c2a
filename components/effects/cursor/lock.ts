import type { Motion } from "./motion";
import { isTarget } from "./targets";

/** Milliseconds after leaving a target until the brackets turn again. */
const PAUSE = 50;

/** Holds the brackets on a target, and lets them go. */
export function createLock(root: HTMLElement, motion: Motion) {
  let target: Element | null = null;
  let box: DOMRect | null = null;
  let resume = 0;

  const release = () => {
    target = null;
    root.dataset.state = "releasing";
    motion.release();
    resume = window.setTimeout(() => {
      root.dataset.state = "free";
      motion.spin.resume();
    }, PAUSE);
  };

  return {
    isOn: () => target !== null,
    on: (element: Element) => {
      if (element === target) return;

      clearTimeout(resume);
      target = element;
      box = element.getBoundingClientRect();
      motion.spin.pause();
      root.dataset.state = "locked";
      motion.lock();
    },
    release,
    /** Where the target is now; released if it is no longer a target. */
    box: () => {
      if (target && !isTarget(target)) release();
      if (target) box = target.getBoundingClientRect();
      return box;
    },
    /** Whether the target has moved, or is no longer a target. */
    isWrong: () =>
      target?.getBoundingClientRect().top !== box?.top ||
      (target !== null && !isTarget(target)),
    /** Stands still as it is. */
    pause: () => {
      clearTimeout(resume);
      motion.spin.pause();
    },
    /** Forgets the target at once. */
    drop: () => {
      target = null;
      box = null;
      motion.releaseAtOnce();
    },
  };
}
