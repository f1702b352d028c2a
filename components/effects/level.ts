import { useSyncExternalStore } from "react";
import {
  keepChoice,
  readChoice,
  readEnvironment,
  watchedQueries,
} from "./environment";
import { resolveEffects, type Choice, type Level } from "./policy";

let choice: Choice = null;
let level: Level | null = null;
const listeners = new Set<() => void>();

/** The level now; null until the page has been looked at. */
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

/** Keeps the level true to the browser's settings until it is undone. */
export function followSettings() {
  const settings = [
    ...watchedQueries.map((query) => matchMedia(query)),
    // Some browsers tell of the connection but not of its changes.
    ...(navigator.connection instanceof EventTarget
      ? [navigator.connection]
      : []),
  ];
  const follow = () => decide();
  const adopt = () => {
    choice = readChoice();
    decide();
  };

  adopt();
  for (const setting of settings) setting.addEventListener("change", follow);
  addEventListener("storage", adopt);
  return () => {
    for (const setting of settings)
      setting.removeEventListener("change", follow);
    removeEventListener("storage", adopt);
  };
}
