/** The type of the messages that tell a page how high the frame in it is. */
export const HEIGHT_MESSAGE = "menkyo-mitra:height";

/**
 * Tells the page around a frame the height of its content, in px, now and at
 * each change. The message holds nothing else, so any page may read it.
 */
export function sendHeight(content: Element) {
  new ResizeObserver(() => {
    const { height } = content.getBoundingClientRect();
    parent.postMessage(
      { type: HEIGHT_MESSAGE, height: Math.ceil(height) },
      "*",
    );
  }).observe(content);
}
