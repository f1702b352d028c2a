import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { keepPlace, keptPlace } from "@/lib/search/kept-place";

type Place = {
  query: string;
  opened: readonly string[];
  /** Whether it is a place that was kept: it is drawn before it is scrolled to. */
  isRestored?: boolean;
};

/**
 * The groups that are open; whoever comes back finds them so, and stands where
 * she stood.
 *
 * @param isDone whether all that can be found is drawn
 */
export function useKeptPlace(query: string, isDone: boolean) {
  const [place, setPlace] = useState<Place>({ query: "", opened: [] });
  const { opened, isRestored = false } =
    place.query === query ? place : { opened: [] };

  useEffect(() => {
    const keep = () => keepPlace({ query, opened, top: scrollY });
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  });
  useEffect(() => {
    const kept = isDone && isBack() ? keptPlace(query) : undefined;
    if (!kept) return;
    const frame = requestAnimationFrame(() => {
      flushSync(() =>
        setPlace({ query, opened: kept.opened, isRestored: true }),
      );
      scrollTo({ top: kept.top, behavior: "instant" });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- once, where the page stood
  }, [isDone]);

  const open = (kind: string) =>
    setPlace({ query, opened: [...opened, kind], isRestored });
  return { opened, isRestored, open };
}

/** Whether the page was opened by going back, or anew. */
function isBack(): boolean {
  // Some browsers that protect their reader have no such list.
  const entry = performance.getEntriesByType?.("navigation")[0] as
    | PerformanceNavigationTiming
    | undefined;
  return entry !== undefined && entry.type !== "navigate";
}
