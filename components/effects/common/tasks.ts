/** Undoes what a start function began. */
export type Undo = (() => void) | void;

/** Lets the browser respond to the visitor before the work continues. */
export const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Starts something in a separate task; if undone before that, it never starts.
 */
export function startInOwnTask(start: () => Undo): () => void {
  let undo: Undo;
  const timer = setTimeout(() => {
    try {
      undo = start();
    } catch {
      // The page works without it.
    }
  });

  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
