import { useEffect, useRef } from "react";

/**
 * Shows from its heading what has come instead of something longer, or further
 * down: a reader would be left at its foot. Not what a page opens with.
 */
export function useFromTop(shown: unknown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;

    before.current = shown;
    document
      .querySelector("main h2")
      ?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [shown]);
}
