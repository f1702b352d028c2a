/** Whether nothing is to move by itself: a question or its results are open. */
export const isQuiet = () => "quiet" in document.documentElement.dataset;

/** Settles once that is not, or no longer, so. */
export function onceNotQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isQuiet()) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, {
      attributeFilter: ["data-quiet"],
    });
    look();
  });
}
