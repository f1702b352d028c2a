/** Takes back what a start function began. */
export type Undo = (() => void) | void;

/** Lets the browser answer the visitor before the work goes on. */
export const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(resolve));

/** Starts something in a task of its own; undone before that, it never does. */
export function startInOwnTask(start: () => Undo): () => void {
  let undo: Undo;
  const timer = setTimeout(() => {
    try {
      undo = start();
    } catch {
      // The page is whole without it.
    }
  });

  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
