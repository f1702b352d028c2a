/**
 * Over these the system's own cursor says more, or would be on top: whatever
 * opens over the page, and the whole quiz, where nothing should distract.
 */
const NATIVE =
  "iframe, input, textarea, select, [contenteditable], [popover], [data-quiet]";

/** Whether the custom cursor would be in the way here. */
export function isNative(element: Element): boolean {
  return element.closest(NATIVE) !== null;
}

/** What the brackets frame when the pointer is over an element, if anything. */
export function targetAt(element: Element | null): Element | null {
  const target = element?.closest(".cursor-target");
  return target && isTarget(target) ? target : null;
}

/** An answered option is no longer a target, even before it is drawn so. */
export function isTarget(element: Element): boolean {
  return (
    element.isConnected &&
    element.matches(".cursor-target:not(.option[aria-disabled=true])")
  );
}
