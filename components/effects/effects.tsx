"use client";

import { useEffect } from "react";
import { followSettings, useLevel } from "./level";
import { startWhenIdle } from "./when-idle";

/** The decoration of the page as a whole: the smoke and the cursor. */
export function Effects() {
  const level = useLevel();

  useEffect(followSettings, []);
  useEffect(() => {
    if (level === null || level === "off") return;
    return startWhenIdle(async () => {
      const { startPageEffects } = await import("./page-effects");
      return () => startPageEffects(level);
    });
  }, [level]);

  return null;
}
