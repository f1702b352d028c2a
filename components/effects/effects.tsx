"use client";

import { useEffect } from "react";
import { followSettings, useLevel } from "./level";
import { startWhenIdle } from "./when-idle";

/** Starts all decoration, once the page is idle and as far as it is wanted. */
export function Effects() {
  const level = useLevel();

  useEffect(followSettings, []);
  useEffect(() => {
    if (level === null || level === "off") return;
    return startWhenIdle(async () => {
      const { startDecoration } = await import("./decoration");
      return () => startDecoration(level);
    });
  }, [level]);

  return null;
}
