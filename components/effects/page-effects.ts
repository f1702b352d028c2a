import { subscribeToMedia, wantsCursor } from "./common/media";
import type { Level } from "./common/policy";
import { isQuiet } from "./common/quiet";
import { nextTask, startInOwnTask, type Undo } from "./common/tasks";

/**
 * Waits for the visitor: the smoke is loaded at the first movement of a
 * pointer, the cursor at the first movement of a mouse.
 */
export function startPageEffects(level: Level) {
  const canvas = layCanvas();
  const smoke = onFirstPointer(
    () => !isQuiet(),
    async (event) => {
      const { startFluid } = await import("./fluid/start");
      return () => startFluid(canvas, level, event);
    },
  );
  const cursor = subscribeToMedia(wantsCursor, (isWanted) => {
    // The brackets lie above all dialogs, as a popover does.
    if (!isWanted || !("popover" in HTMLElement.prototype)) return;
    return onFirstPointer(
      ({ pointerType }) => pointerType === "mouse" && !isQuiet(),
      async (event) => {
        const { startCursor } = await import("./cursor/start");
        return () => startCursor(event);
      },
    );
  });

  return () => {
    smoke();
    canvas.remove();
    cursor();
  };
}

/** Behind the page; in a quiz it does not move. */
function layCanvas() {
  // A new canvas each time: the old one would bring back a lost context.
  const canvas = document.createElement("canvas");
  canvas.className = "fluid";
  canvas.ariaHidden = "true";
  canvas.dataset.testid = "fluid";
  canvas.dataset.state = isQuiet() ? "paused" : "idle";
  document.body.prepend(canvas);
  return canvas;
}

/** Fetches and starts something at the first pointer event that counts. */
function onFirstPointer(
  counts: (event: PointerEvent) => boolean,
  fetch: (event: PointerEvent) => Promise<() => Undo>,
) {
  const listening = new AbortController();
  let undo: Undo;

  const begin = (event: PointerEvent) => {
    if (listening.signal.aborted || !counts(event)) return;

    stopWaiting();
    nextTask()
      .then(() => fetch(event))
      .then((start) => {
        if (!listening.signal.aborted) undo = startInOwnTask(start);
      })
      .catch(() => {
        // The page works without it.
      });
  };
  const stopWaiting = () => {
    removeEventListener("pointermove", begin);
    removeEventListener("pointerdown", begin);
  };

  addEventListener("pointermove", begin, { passive: true });
  addEventListener("pointerdown", begin, { passive: true });
  return () => {
    listening.abort();
    stopWaiting();
    undo?.();
  };
}
