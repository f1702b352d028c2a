import type { Page } from "@playwright/test";

/** Phones from the smallest on, upright and on their side, and larger ones. */
const sizes = [
  [320, 568],
  [360, 560],
  [360, 640],
  [390, 800],
  [412, 915],
  [640, 320],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** Controls that cannot be pressed, at every size, letters of 100 and 200 %. */
export async function notPressable(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const letters of [100, 200]) {
      const controls = await page.evaluate(findCovered, letters);
      found.push(
        ...controls.map((one) => `${width}x${height} ${letters} %: ${one}`),
      );
    }
  }
  await page.evaluate(findCovered, 100);
  return found;
}

/**
 * Runs inside the page. Each control has nine points. Those of a bar that
 * stays in sight must all be in sight and hit it. Of what scrolls, each point
 * in sight must hit it too, unless it can be scrolled from under such a bar or
 * from under what explains an answer.
 */
function findCovered(letters: number): string[] {
  document.documentElement.style.fontSize = letters === 100 ? "" : "200%";
  scrollTo({ top: 0, behavior: "instant" });
  const stays = (element: Element | null, side: "top" | "bottom") => {
    if (!element?.checkVisibility()) return false;
    const style = getComputedStyle(element);
    // It is far outside where it scrolls with the page.
    const isNear = parseFloat(style[side]) >= 0;
    return ["sticky", "fixed"].includes(style.position) && isNear;
  };
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect();
  const bar = [".focus-bar", "header"].find((one) =>
    stays(document.querySelector(one), "top"),
  );
  const dock = [".focus-dock", ".notices", ".places-bar"].filter((one) =>
    stays(document.querySelector(one), "bottom"),
  );
  const top = (bar && boxOf(bar)?.bottom) || 0;
  const bottom = Math.min(
    innerHeight,
    ...dock.map((one) => boxOf(one)?.top ?? innerHeight),
  );
  const canScroll = document.documentElement.scrollHeight - innerHeight;
  const sheet = boxOf(".focus-sheet")?.height ?? 0;
  /** Whether a point of a control comes out from under what explains it. */
  const comesOut = (target: Element, across: number, down: number) =>
    [0.5, 0.75, 1, 1.5].some((part) => {
      const far = part * Math.max(sheet, innerHeight / 2);
      scrollTo({ top: Math.min(canScroll, far), behavior: "instant" });
      const box = target.getBoundingClientRect();
      const hit = document.elementFromPoint(
        box.left + box.width * across,
        box.top + box.height * down,
      );
      scrollTo({ top: 0, behavior: "instant" });
      return target.contains(hit);
    });

  return [
    ...document.querySelectorAll(
      ":is(main, .notices) :is(a[href], button, summary, input, select)",
    ),
  ].flatMap((control) => {
    const target = control.closest("label") ?? control;
    const box = target.getBoundingClientRect();
    const isDrawn = target.checkVisibility({ visibilityProperty: true });
    // What the sheet holds is text that scrolls with the page.
    if (!isDrawn || box.width < 2 || target.closest(".focus-sheet, [popover]"))
      return [];

    const home = target.closest(".focus-bar, .focus-dock, .notices");
    const isFixed = stays(home, "top") || stays(home, "bottom");
    const isClear =
      isFixed ||
      (bottom - top >= Math.min(44, box.height) &&
        box.bottom - canScroll <= bottom);
    const misses = [0.1, 0.5, 0.9]
      .flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down]))
      .filter(([across = 0, down = 0]) => {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        if (x < 0 || x >= innerWidth) return true;
        if (y < 0 || y >= innerHeight) return isFixed;
        const hit = document.elementFromPoint(x, y);
        const isHit =
          target.contains(hit) ||
          (hit?.closest(".focus-content > *") &&
            comesOut(target, across, down));
        return !isHit && (isFixed || (y > top + 1 && y < bottom - 1));
      });
    const name = target.textContent || target.getAttribute("aria-label");
    if (!isClear) return [`${name} cannot be scrolled into sight`];
    return misses.length > 0 ? [`${name}: ${misses.length} of 9 missed`] : [];
  });
}
