import { useEffect, useState } from "react";
import { afterPaint } from "@/lib/browser/after-paint";
import { appState } from "@/lib/pre-hydration/handoff";

/**
 * Whether something is to be shown for which a press need not wait: true one
 * frame after `isOn`, once the browser has painted the rest.
 */
export function useOncePainted(isOn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (isOn)
      return afterPaint(() => {
        setIsPainted(true);
        return () => setIsPainted(false);
      });
  }, [isOn]);

  return isOn && isPainted;
}

/**
 * The same for a part of a component that is seen only after another press:
 * true at once if the page itself holds it, and one frame after the rest if the
 * app draws it.
 */
export function useDrawnLater(): boolean {
  const [isInPage] = useState(
    () => typeof document === "undefined" || appState() !== "live",
  );
  const isPainted = useOncePainted(!isInPage);

  return isInPage || isPainted;
}
