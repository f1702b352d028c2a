/** One tap: on an answer or on the way on, and ms from it to the next paint. */
export type Tap = { kind: "answer" | "next"; duration: number };

declare global {
  interface Window {
    /** Ms from the last tap to its paint; undefined until it is painted. */
    tapDuration?: number | undefined;
  }
}

/**
 * Runs inside a measured page before its own scripts. A tap that is painted
 * within 16 ms is not reported by the browser: the shortest is asked for.
 */
export function startTapLog() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "click") window.tapDuration = entry.duration;
  }).observe({
    type: "event",
    durationThreshold: 16,
    buffered: false,
  } as PerformanceObserverInit);
}

/**
 * Runs inside a measured page: where the next tap goes, in CSS pixels, brought
 * into view. An answer that is not given comes first, then the way on.
 */
export function nextTap(): { kind: Tap["kind"]; x: number; y: number } | null {
  const isShown = (element: Element) => element.checkVisibility();
  const groups = [
    ...document.querySelectorAll(".focus-answers, .hazard-options"),
  ].filter(isShown);
  const open = groups.find(
    (group) =>
      !group.querySelector("[data-chosen], [aria-pressed=true], :checked"),
  );
  const answer =
    document.querySelector(".bare") ?? open?.querySelector("button, label");
  const next = [
    ...document.querySelectorAll(
      ".quiz-next, .session-flag + button, .hazard-refusal ~ .grow",
    ),
  ].find(isShown);
  const target = answer ?? next;
  if (!target) return null;

  window.tapDuration = undefined;
  target.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = target.getBoundingClientRect();
  return {
    kind: answer ? "answer" : "next",
    x: x + width / 2,
    y: y + height / 2,
  };
}
