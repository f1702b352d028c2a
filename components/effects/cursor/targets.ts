/**
 * Over these the system's own cursor says more, or lies before ours: what is
 * opened over the page, and all of a quiz, where nothing is to draw the eye.
 */
const NATIVE =
  "iframe, input, textarea, select, [contenteditable], [popover], [data-quiet]";

/** Whether ours would be in the way here. */
export function isNative(element: Element): boolean {
  return element.closest(NATIVE) !== null;
}

/** What the brackets frame when the pointer is over an element, if anything. */
export function targetAt(element: Element | null): Element | null {
  const target = element?.closest(".cursor-target");
  return target && isTarget(target) ? target : null;
}

/** An answered option is none any more, even before it is drawn so. */
export function isTarget(element: Element): boolean {
  return (
    element.isConnected &&
    element.matches(".cursor-target:not(.option[aria-disabled=true])")
  );
}
