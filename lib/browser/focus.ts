/** Focuses an element without scrolling. */
export function focusInPlace(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/** The same for the heading of the view on the page. */
export function focusMainHeading() {
  focusInPlace(document.querySelector<HTMLElement>("main h1"));
}
