import type { Locator, Page } from "@playwright/test";

/**
 * Runs inside the page: how many px of it lie beside the screen. What is wider
 * than `main` is clipped there, so that it would not be counted.
 */
export function widthBeside(): number {
  const main = document.querySelector("main");
  main?.style.setProperty("overflow-x", "visible");
  // A phone's innerWidth would grow with what is too wide.
  const { scrollWidth, clientWidth } = document.documentElement;
  const beside = scrollWidth - clientWidth;
  main?.style.removeProperty("overflow-x");
  return beside;
}

/** How many px below the site's header something begins; negative under it. */
export const belowHeader = (target: Locator) =>
  target.evaluate(
    (element) =>
      element.getBoundingClientRect().top -
      document.querySelector("header")!.getBoundingClientRect().bottom,
  );

/** Headings, controls and paragraphs whose text does not fit into them. */
export function cutTexts(page: Page) {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "h1, h2, h3, button, a, summary, p, dd, dt, li, label, .milestone",
      ),
    ]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }))
          return false;
        if (element.matches(".sr-only, :has(.sr-only)")) return false;
        // Ends in three dots where it is long, and is whole in the menu.
        if (element.matches(".focus-title")) return false;
        // Whole once it is opened.
        if (element.matches("details:not([open]) > summary h3")) return false;
        const { display } = getComputedStyle(element);
        if (display === "inline") return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } =
          element;
        const { overflowX } = getComputedStyle(element);
        const { right, left } = element.getBoundingClientRect();
        const isBeside = right > innerWidth + 1 || left < -1;
        const isCut =
          overflowX !== "visible" &&
          (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
        const isOver =
          element.matches("button, a, .milestone") &&
          (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 8);
        return isBeside || isCut || isOver;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** What can be pressed and is smaller than a fingertip, but for links in text. */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const least = 43.9;
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, dd, td")?.textContent?.trim() !==
        element.textContent?.trim();

    return [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea",
      ),
    ].flatMap((element) => {
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || Math.min(width, height) >= least) return [];

      const isSeen = target.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      // A heading's link may be pressed on all of its card.
      const fills = getComputedStyle(target, "::after").position === "absolute";
      return isSeen && !fills && !isInText(target)
        ? [`${width} x ${height} ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
  });
}

/** Pairs of controls that lie over each other. */
export function overlaps(page: Page) {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "main a, main button, main summary, main h1, main h2",
      ),
    ].filter((control) => {
      // What floats lies over what can be scrolled away from under it, and the
      // answers under what explains them (pressable.ts).
      const bar =
        control.closest(".focus-dock, .focus-bar, .focus-answers") ?? control;
      return (
        control.checkVisibility({
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) && !["fixed", "sticky"].includes(getComputedStyle(bar).position)
      );
    });
    const boxes = controls.map((control) => control.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other, offset) => {
        const second = controls[index + 1 + offset];
        if (controls[index]!.contains(second!)) return [];
        const across =
          Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down =
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1
          ? [
              [controls[index]!, second!].map(({ outerHTML }) =>
                outerHTML.slice(0, 90),
              ),
            ]
          : [];
      }),
    );
  });
}
