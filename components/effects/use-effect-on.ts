import { useEffect, useRef, type RefObject } from "react";
import { useLevel } from "./level";
import type { Level } from "./policy";
import { startWhenIdle, type Undo } from "./when-idle";

/** Starts an effect on an element; what it returns takes all of it back. */
export type StartOn<E extends Element> = (element: E, level: Level) => Undo;

/**
 * Gives an element its effect while effects are on. The code of the effect is
 * fetched when the page is idle; `load` must be the same in every render.
 */
export function useEffectOn<E extends Element>(
  load: () => Promise<StartOn<E>>,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const level = useLevel();

  useEffect(() => {
    if (level === null || level === "off") return;
    return startWhenIdle(async () => {
      const start = await load();
      return () =>
        element.current ? start(element.current, level) : undefined;
    });
  }, [level, load]);

  return element;
}
