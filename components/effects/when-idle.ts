import { onIdle } from "@/lib/browser/idle";
import { startInOwnTask, type Undo } from "./common/tasks";

/** Settles once the page has loaded and has nothing to do. */
let idle: Promise<void> | undefined;

function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const wait = () => onIdle(resolve, 2000);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
  return idle;
}

/**
 * Loads something when the page is idle, then starts it. If undone before that,
 * it never starts; if it cannot be loaded, it is left out.
 */
export function startWhenIdle(fetch: () => Promise<() => Undo>): () => void {
  let undo: Undo;
  let isOver = false;

  whenIdle()
    .then(() => (isOver ? null : fetch()))
    .then((start) => {
      if (!isOver && start) undo = startInOwnTask(start);
    })
    .catch(() => {
      // The page works without it.
    });

  return () => {
    isOver = true;
    undo?.();
  };
}
