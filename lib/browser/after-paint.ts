/**
 * Runs something once the browser has painted what was drawn just now, and
 * what that gives back once it has painted the next: for what a tap need not
 * wait for. Returns the undo, for an effect.
 */
export function afterPaint(run: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  onceSeen(() => {
    if (!isOver) stop = run();
  });

  return () => {
    isOver = true;
    if (stop) onceSeen(stop);
  };
}

/**
 * Runs something once the next frame has been painted: between its callbacks
 * and the next task.
 */
export function onceSeen(run: () => void) {
  requestAnimationFrame(() => setTimeout(run));
}
