import type { Choice, Environment } from "./policy";

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    connection?: Connection;
    deviceMemory?: number;
  }
}

export const touchQuery = "(hover: none) and (pointer: coarse)";

/** Media queries whose change can change the level. */
export const watchedQueries = [
  "(forced-colors: active)",
  "(prefers-reduced-motion: reduce)",
  touchQuery,
];

/** Runs inside the page before it is painted, too: uses nothing outside. */
export function readEnvironment(): Environment {
  const matches = (query: string) => matchMedia(query).matches;
  const { connection, deviceMemory, hardwareConcurrency } = navigator;
  return {
    forcedColors: matches("(forced-colors: active)"),
    reducedMotion: matches("(prefers-reduced-motion: reduce)"),
    touch: matches("(hover: none) and (pointer: coarse)"),
    saveData: connection?.saveData ?? false,
    connection: connection?.effectiveType,
    memory: deviceMemory,
    processors: hardwareConcurrency,
  };
}

/** The same: uses nothing outside itself. */
export function readChoice(): Choice {
  try {
    const choice = localStorage.getItem("menkyo-mitra:effects");
    return choice === "on" || choice === "off" ? choice : null;
  } catch {
    return null;
  }
}

/** Keeps the choice; a browser that keeps nothing forgets it with the page. */
export function keepChoice(choice: "on" | "off") {
  try {
    localStorage.setItem("menkyo-mitra:effects", choice);
  } catch {
    // The choice still holds until the page is left.
  }
}
