"use client";

import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { setAppState } from "@/lib/pre-hydration/handoff";
import { takeEarlyInput } from "@/lib/pre-hydration/replay";

/**
 * Last in every page, so its effect runs after all others of the hydration:
 * marks the app as hydrated, and replays what was done before.
 */
export function AppStart() {
  const [, setIsStarted] = useState(false);
  useLayoutEffect(() => {
    setAppState("live");
    const replay = takeEarlyInput();
    // Before the page is painted, but after every effect that reads address
    // or storage and what React draws of it: drawing this runs those first.
    queueMicrotask(() => {
      flushSync(() => setIsStarted(true));
      replay();
    });
  }, []);

  return null;
}
