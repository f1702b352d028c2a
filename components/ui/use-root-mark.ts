import { useLayoutEffect } from "react";

/** What style sheets must know of a page as a whole. */
export type RootMark =
  /** A question is open in a frame of its own. */
  | "focus"
  /** Nothing moves by itself, as smoke or scrolling: a question or results. */
  | "quiet"
  /** It is a hazard scene, whose picture stays while one reads. */
  | "scene"
  /** There is a notice at the lower edge, with buttons or without. */
  | "notice"
  | "notice-buttons"
  /** There is one over the controls of a question. */
  | "dock-notice";

/** How many components there are that set each of them. */
const counts = new Map<RootMark, number>();

/**
 * Sets `data-<mark>` on the root element while a component is there. Style
 * sheets ask for it instead of `html:has(…)`, which the browser would look up
 * in the whole page at each change of it. The export writes the marks of what a
 * page shows at first (scripts/export/root-marks.ts).
 */
export function useRootMark(mark: RootMark, isSet = true) {
  useLayoutEffect(() => {
    if (!isSet) return;

    const root = document.documentElement;
    const count = (by: 1 | -1) => {
      const all = (counts.get(mark) ?? 0) + by;
      counts.set(mark, all);
      root.toggleAttribute(`data-${mark}`, all > 0);
    };
    count(1);
    return () => count(-1);
  }, [mark, isSet]);
}
