import { createCursor } from "./cursor";

/** Replaces the mouse cursor until the returned function is called. */
export function startCursor(first: PointerEvent) {
  const cursor = createCursor(first);
  const listening = new AbortController();
  const { signal } = listening;
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, react, { signal, passive: true, capture: true });

  listen("pointermove", (event) => {
    if (event.pointerType !== "mouse" || isSelecting(event)) cursor.hide();
    else cursor.moveTo(event);
  });
  // A frame reports only that the pointer enters it, not what happens inside.
  listen("pointerover", ({ target }) => {
    if (target instanceof HTMLIFrameElement) cursor.hide();
  });
  listen("pointerdown", ({ pointerType }) => {
    if (pointerType === "mouse") cursor.press(true);
    else cursor.hide();
  });
  for (const end of ["pointerup", "pointercancel", "blur"] as const)
    listen(end, () => cursor.press(false));
  listen("scroll", cursor.lookAgain);
  listen("resize", cursor.lookAgain);
  // Something may open under a pointer that has not moved.
  listen("toggle", cursor.lookAgain);
  document.documentElement.addEventListener("pointerleave", cursor.hide, {
    signal,
  });
  document.addEventListener(
    "visibilitychange",
    () => document.hidden && cursor.hide(),
    { signal },
  );

  return () => {
    listening.abort();
    cursor.remove();
  };
}

/** While text is being selected, the system's cursor shows where. */
function isSelecting({ buttons }: PointerEvent): boolean {
  return buttons > 0 && getSelection()?.type === "Range";
}
