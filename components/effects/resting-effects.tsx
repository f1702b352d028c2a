"use client";

import { useEffect } from "react";

/** While this is on the screen nothing moves by itself: quiz and results. */
export function RestingEffects() {
  useEffect(keepQuiet, []);
  return null;
}

function keepQuiet() {
  const { dataset } = document.documentElement;
  dataset.quiet = "";
  return () => {
    delete dataset.quiet;
  };
}
