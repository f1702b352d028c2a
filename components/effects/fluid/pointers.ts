import { createHands } from "./hands";
import type { Profile } from "./profiles";

/** Turns what pointers do into splats, until the signal aborts. */
export function followPointers(
  { force }: Profile,
  first: PointerEvent,
  onInput: () => void,
  signal: AbortSignal,
) {
  const { press, move, lift, take, isWaiting } = createHands(force, onInput);
  /** The browser scrolls: it tells of touches now, not of pointers. */
  let isScrolling = false;

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, react, { signal, passive: true });

  listen("pointermove", (event) => {
    if (!isScrolling || event.pointerType !== "touch")
      move(event.pointerId, event);
  });
  listen("pointerdown", (event) => {
    isScrolling = false;
    press(event.pointerId, event);
  });
  listen("pointerup", ({ pointerId, pointerType }) => {
    if (pointerType === "touch") lift(pointerId);
  });
  listen("pointercancel", ({ pointerId, pointerType }) => {
    lift(pointerId);
    isScrolling ||= pointerType === "touch";
  });
  listen("touchmove", ({ changedTouches }) => {
    if (!isScrolling) return;
    for (const touch of changedTouches) move(idOf(touch), touch);
  });
  for (const end of ["touchend", "touchcancel"] as const)
    listen(end, ({ touches, changedTouches }) => {
      for (const touch of changedTouches) lift(idOf(touch));
      if (touches.length === 0) isScrolling = false;
    });

  move(first.pointerId, first);
  return { take, isWaiting };
}

/** Below zero, where no pointer has its own. */
const idOf = ({ identifier }: Touch) => -1 - identifier;
