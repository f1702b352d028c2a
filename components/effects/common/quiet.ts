/** Whether nothing is to move by itself: a question or its results are open. */
export const isQuiet = () => "quiet" in document.documentElement.dataset;

/** Resolves once the page is not quiet: at once if it is not. */
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
