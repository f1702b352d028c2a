import type { Undo } from "./tasks";

/** Runs something while an element is on screen in a visible tab. */
export function whileVisible(element: Element, run: () => Undo): () => void {
  let isOnScreen = false;
  let isRunning = false;
  let undo: Undo;

  const update = () => {
    const shouldRun = isOnScreen && !document.hidden;
    if (shouldRun === isRunning) return;

    isRunning = shouldRun;
    if (shouldRun) undo = run();
    else undo?.();
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });

  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    if (isRunning) undo?.();
  };
}
