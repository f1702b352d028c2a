import { useSyncExternalStore } from "react";
import { connection } from "@/lib/browser/connection";
import {
  keepChoice,
  readChoice,
  readEnvironment,
  watchedQueries,
} from "./common/environment";
import { mediaQuery, onChange } from "./common/media";
import { resolveEffects, type Choice, type Level } from "./common/policy";

let choice: Choice = null;
let level: Level | null = null;
const listeners = new Set<() => void>();

/** The current level; null until the page has been checked. */
export function useLevel(): Level | null {
  return useSyncExternalStore(
    subscribe,
    () => level,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function decide() {
  const before = level;
  level = resolveEffects(readEnvironment(), choice).level;
  document.documentElement.dataset.effects = level;
  if (level !== before) for (const listener of listeners) listener();
}

/** What the switch does. */
export function chooseEffects(isOn: boolean) {
  choice = isOn ? "on" : "off";
  keepChoice(choice);
  decide();
}

/** Updates the level with the browser's settings until it is undone. */
export function subscribeToSettings() {
  const settings = [connection(), ...watchedQueries.map(mediaQuery)];
  const adopt = () => {
    choice = readChoice();
    decide();
  };

  adopt();
  const stops = settings.map((setting) => onChange(setting, decide));
  addEventListener("storage", adopt);
  return () => {
    for (const stop of stops) stop();
    removeEventListener("storage", adopt);
  };
}
