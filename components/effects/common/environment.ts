import { connection, savesData } from "@/lib/browser/connection";
import { EFFECTS_KEY, readText, writeText } from "@/lib/browser/storage";
import { tryOrUndefined } from "@/lib/browser/try-or-undefined";
import { mediaQuery } from "./media";
import type { Choice, Environment } from "./policy";

declare global {
  interface Navigator {
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

/** What the browser says about its visitor and its machine. */
export function readEnvironment(): Environment {
  const matches = (query: string) => mediaQuery(query)?.matches ?? false;
  return {
    forcedColors: matches("(forced-colors: active)"),
    reducedMotion: matches("(prefers-reduced-motion: reduce)"),
    touch: matches(touchQuery),
    saveData: savesData(),
    connection: connection()?.effectiveType,
    memory: tryOrUndefined(() => navigator.deviceMemory),
    processors: tryOrUndefined(() => navigator.hardwareConcurrency),
  };
}

/** The visitor's choice; null while there is none. */
export function readChoice(): Choice {
  const choice = readText(EFFECTS_KEY);
  return choice === "on" || choice === "off" ? choice : null;
}

/** Stores the choice; without storage it lasts as long as the page. */
export function keepChoice(choice: "on" | "off") {
  writeText(EFFECTS_KEY, choice);
}
