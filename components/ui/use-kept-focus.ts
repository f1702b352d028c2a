import { useEffect, useRef } from "react";
import { focusInPlace } from "@/lib/browser/focus";

/**
 * Where what is shown has replaced what had the focus, puts it on the first
 * element that one of the selectors finds: lost, a keyboard starts again at
 * the top of the page. Not on what a page opens with; null shows nothing yet.
 */
export function useKeptFocus(shown: unknown, ...selectors: string[]) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (shown === null) return;

    const isLost = document.activeElement === document.body;
    if (isLost && !isFirst.current)
      focusInPlace(
        selectors
          .map((one) => document.querySelector<HTMLElement>(one))
          .find((element) => element !== null),
      );
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- when that changes
  }, [shown]);
}
