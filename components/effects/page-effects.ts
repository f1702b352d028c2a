import { followMedia, wantsCursor } from "./media";
import type { Level } from "./policy";
import type { Undo } from "./when-idle";

/**
 * Waits for the visitor: the smoke is fetched at the first movement of a
 * pointer, the cursor at the first of a mouse.
 */
export function startPageEffects(level: Level) {
  const smoke = onFirstPointer(
    () => !("quiet" in document.documentElement.dataset),
    async (event) => {
      const { startFluid } = await import("./fluid/start");
      return () => startFluid(level, event);
    },
  );
  const cursor = followMedia(wantsCursor, () =>
    onFirstPointer(
      ({ pointerType }) => pointerType === "mouse",
      async (event) => {
        const { startCursor } = await import("./cursor/start");
        return () => startCursor(event);
      },
    ),
  );

  return () => {
    smoke();
    cursor();
  };
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
    fetch(event)
      .then((start) => {
        if (!listening.signal.aborted) undo = start();
      })
      .catch(() => {
        // The page is whole without it.
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
