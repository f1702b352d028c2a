/** Puts the focus on an element; where the page stands does not change. */
export function focusInPlace(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
}

/** The same for the heading of what a page shows. */
export function focusMainHeading() {
  focusInPlace(document.querySelector<HTMLElement>("main h1"));
}
