import { createHands } from "./hands";
import type { Profile } from "./profiles";

/** Turns what pointers do into splats, until the signal aborts. */
export function subscribeToPointers(
  { force }: Profile,
  first: PointerEvent,
  onInput: () => void,
  signal: AbortSignal,
) {
  const hands = createHands(force, onInput);
  /** The browser is scrolling: it now reports touches, not pointers. */
  let isScrolling = false;

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, react, { signal, passive: true });

  listen("pointermove", (event) => {
    if (!isScrolling || event.pointerType !== "touch")
      hands.move(event.pointerId, event);
  });
  listen("pointerdown", (event) => {
    isScrolling = false;
    hands.press(event.pointerId, event);
  });
  listen("pointerup", ({ pointerId, pointerType }) => {
    if (pointerType === "touch") hands.lift(pointerId);
  });
  listen("pointercancel", ({ pointerId, pointerType }) => {
    hands.lift(pointerId);
    isScrolling ||= pointerType === "touch";
  });
  listen("touchmove", ({ changedTouches }) => {
    if (!isScrolling) return;
    for (const touch of changedTouches) hands.move(idOf(touch), touch);
  });
  for (const end of ["touchend", "touchcancel"] as const)
    listen(end, ({ touches, changedTouches }) => {
      for (const touch of changedTouches) hands.lift(idOf(touch));
      if (touches.length === 0) isScrolling = false;
    });

  hands.move(first.pointerId, first);
  return hands;
}

/** Below zero, where no pointer has its own. */
const idOf = ({ identifier }: Touch) => -1 - identifier;
