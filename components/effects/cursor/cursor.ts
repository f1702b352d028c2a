import { hideBrackets, layBrackets, showBrackets } from "./brackets";
import { createLock } from "./lock";
import { createMotion } from "./motion";
import { isNative, targetAt } from "./targets";
import { createTicker } from "./ticker";

/** What may change under a pointer that does not move. */
const watched = {
  subtree: true,
  childList: true,
  attributeFilter: ["aria-disabled", "class"],
};

/**
 * Four brackets around a dot, at the position of a pointer. They are free,
 * locked on a target or released from it; idle after a while, or hidden.
 */
export function createCursor(first: PointerEvent) {
  const { root, place } = layBrackets();
  const motion = createMotion(first);
  const lock = createLock(root, motion);
  const draw = () => place(motion.now(), lock.box());
  const ticker = createTicker(draw, nap);
  const changes = new MutationObserver(() => lock.isWrong() && lookAgain());
  let last = { x: first.clientX, y: first.clientY };

  const isShown = () => root.dataset.state !== "hidden";
  function wake() {
    if (!ticker.wake()) return;

    changes.disconnect();
    showBrackets(root, lock.isOn() ? "locked" : "free");
    if (!lock.isOn()) motion.spin.resume();
  }
  /** Stays where it is until something under it changes. */
  function nap() {
    lock.pause();
    ticker.stop();
    if (lock.isOn()) changes.observe(document.body, watched);
    else root.dataset.state = "idle";
  }
  function hide() {
    lock.pause();
    ticker.stop();
    lock.drop();
    changes.disconnect();
    hideBrackets(root);
  }

  /** Locks on to what is under the pointer, or releases it. */
  function consider(element: Element | null) {
    if (element && isNative(element)) return hide();

    wake();
    const next = targetAt(element);
    if (next) lock.on(next);
    else if (lock.isOn()) lock.release();
  }
  function lookAgain() {
    if (isShown()) consider(document.elementFromPoint(last.x, last.y));
  }

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
