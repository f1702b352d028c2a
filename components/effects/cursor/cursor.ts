import { gsap } from "gsap/gsap-core";
import { layBrackets } from "./brackets";
import { createMotion } from "./motion";
import { isNative, isTarget, targetAt } from "./targets";

/** Milliseconds after leaving a target until the brackets turn again. */
const PAUSE = 50;
/** Milliseconds without a movement until nothing is drawn any more. */
const REST = 4500;

/**
 * Four brackets round a dot, at the place of a pointer. They are free, locked
 * on a target or released from it; idle after a while, or hidden.
 */
export function createCursor(first: PointerEvent) {
  const { root, place } = layBrackets();
  const motion = createMotion(first);
  let last = { x: first.clientX, y: first.clientY };
  let target: Element | null = null;
  let box: DOMRect | null = null;
  let isTicking = false;
  let resume = 0;
  let rest = 0;

  const isShown = () => root.dataset.state !== "hidden";
  const draw = () => {
    if (target && !isTarget(target)) release();
    if (target) box = target.getBoundingClientRect();
    place(motion.now(), box);
  };

  const wake = () => {
    clearTimeout(rest);
    rest = window.setTimeout(nap, REST);
    if (isTicking) return;

    isTicking = true;
    changes.disconnect();
    gsap.ticker.add(draw);
    if (!root.matches(":popover-open")) root.showPopover();
    document.documentElement.classList.add("has-cursor");
    root.dataset.state = target ? "locked" : "free";
    if (!target) motion.spin.resume();
  };
  const stop = () => {
    clearTimeout(rest);
    clearTimeout(resume);
    motion.spin.pause();
    gsap.ticker.remove(draw);
    gsap.ticker.sleep();
    isTicking = false;
  };
  /** Stands still where it is, until something under it changes. */
  const nap = () => {
    stop();
    if (target)
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ["aria-disabled", "class"],
      });
    else root.dataset.state = "idle";
  };
  const hide = () => {
    stop();
    target = null;
    box = null;
    motion.releaseAtOnce();
    changes.disconnect();
    document.documentElement.classList.remove("has-cursor");
    root.hidePopover();
    root.dataset.state = "hidden";
  };

  const lockOn = (element: Element) => {
    if (element === target) return;

    clearTimeout(resume);
    target = element;
    box = element.getBoundingClientRect();
    motion.spin.pause();
    root.dataset.state = "locked";
    motion.lock();
  };
  const release = () => {
    target = null;
    root.dataset.state = "releasing";
    motion.release();
    resume = window.setTimeout(() => {
      root.dataset.state = "free";
      motion.spin.resume();
    }, PAUSE);
  };

  const consider = (element: Element | null) => {
    if (element && isNative(element)) return hide();

    wake();
    const next = targetAt(element);
    if (next) lockOn(next);
    else if (target) release();
  };
  const lookAgain = () => {
    if (isShown()) consider(document.elementFromPoint(last.x, last.y));
  };
  const changes = new MutationObserver(() => {
    const hasMoved = target?.getBoundingClientRect().top !== box?.top;
    if (hasMoved || (target && !isTarget(target))) lookAgain();
  });

  lookAgain();
  draw();

  return {
    moveTo: ({ clientX, clientY, target: element }: PointerEvent) => {
      const wasAway = !isShown();
      last = { x: clientX, y: clientY };
      consider(element instanceof Element ? element : null);
      motion.follow(last, wasAway);
    },
    /** Finds out what is under it now. */
    lookAgain,
    press: (isDown: boolean) => {
      if (isDown && isShown()) wake();
      motion.press(isDown);
    },
    hide,
    remove: () => {
      hide();
      motion.end();
      root.remove();
    },
  };
}
