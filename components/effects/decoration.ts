import type { Level } from "./common/policy";
import { startInOwnTask, type Undo } from "./common/tasks";
import { startFocusHeadline } from "./focus-headline/start";
import { startGlowBorder } from "./glow-border/start";
import { startPageEffects } from "./page-effects";
import { startTyping } from "./typing/start";
import { startHeroVideo } from "./video/start";

/** What starts on an element, by the name in its `data-effect`. */
const effects: Record<string, (element: HTMLElement, level: Level) => Undo> = {
  "focus-headline": startFocusHeadline,
  "glow-border": startGlowBorder,
  "hero-video": (element) => startHeroVideo(element as HTMLVideoElement),
  typing: startTyping,
};

/**
 * Starts the effects of the page and of every element that has one, including
 * those added with another view; effects of removed elements are undone.
 */
export function startDecoration(level: Level) {
  const running = new Map<HTMLElement, Undo>();
  const pageEffects = startPageEffects(level);

  const stop = (element: HTMLElement) => {
    running.get(element)?.();
    running.delete(element);
  };
  const update = () => {
    for (const element of running.keys())
      if (!element.isConnected) stop(element);

    const marked = document.querySelectorAll<HTMLElement>("[data-effect]");
    for (const element of marked) {
      const start = effects[element.dataset.effect ?? ""];
      if (start && !running.has(element))
        running.set(
          element,
          startInOwnTask(() => start(element, level)),
        );
    }
  };
  const observer = new MutationObserver(update);

  update();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    pageEffects();
    for (const element of running.keys()) stop(element);
  };
}
