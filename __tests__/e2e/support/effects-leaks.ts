declare global {
  interface Window {
    /** Listeners on the window and the document that are still there. */
    listening: () => number;
    /** Contexts for graphics hardware, and how many of them are still there. */
    contexts: () => { made: number; live: number };
  }
}

/** Counts what is left behind; to be run before the page's own scripts. */
export function countListeners() {
  const live = new Set<string>();
  const names = new Map<unknown, number>();
  const nameOf = (listener: unknown) => {
    if (!names.has(listener)) names.set(listener, names.size);
    return names.get(listener);
  };
  const { prototype } = EventTarget;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const isWatched = (target: unknown) =>
    target === undefined ||
    [window, document, document.documentElement].includes(target as never);

  prototype.addEventListener = function (type, listener, options) {
    const { once, signal } = Object(options) as AddEventListenerOptions;
    const name = `${type} ${nameOf(listener)}`;
    if (isWatched(this) && !once) live.add(name);
    signal?.addEventListener("abort", () => live.delete(name));
    add.call(this ?? window, type, listener, options);
  };
  prototype.removeEventListener = function (type, listener, options) {
    live.delete(`${type} ${nameOf(listener)}`);
    remove.call(this ?? window, type, listener, options);
  };
  window.listening = () => live.size;

  const made: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    ...how: unknown[]
  ) {
    const context: unknown = getContext.apply(this, how as never);
    if (context instanceof WebGL2RenderingContext) made.push(context);
    return context;
  } as typeof getContext;
  window.contexts = () => ({
    made: made.length,
    live: made.filter((one) => !one.isContextLost()).length,
  });
}
