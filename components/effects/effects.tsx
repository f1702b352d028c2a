"use client";

import { useEffect } from "react";
import { ErrorBoundary } from "../ui/error-boundary";
import { onceNotQuiet } from "./common/quiet";
import { subscribeToSettings, useLevel } from "./level";
import { startWhenIdle } from "./when-idle";

/** All decoration: if it fails, the page works without it. */
export function Effects() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Decoration />
    </ErrorBoundary>
  );
}

/**
 * Starts it once the page is idle, as far as it is wanted. A question loads
 * none of it.
 */
function Decoration() {
  const level = useLevel();

  useEffect(subscribeToSettings, []);
  useEffect(() => {
    if (level === null || level === "off") return;
    return startWhenIdle(async () => {
      await onceNotQuiet();
      const { startDecoration } = await import("./decoration");
      return () => startDecoration(level);
    });
  }, [level]);

  return null;
}
