import type { Film, Phase } from "./film";
import type { Painter } from "./paint";
import { shownAt, timelineOf } from "./timeline";

/** A pause longer than this was none of the film's: the tab was hidden. */
const LONGEST_FRAME = 0.1;

/** A press is answered and painted in this time, in ms. */
const PRESS = 150;

/**
 * Plays parts of a film until they are over or the signal stops it. It waits
 * while a press is answered, as the one that started it: on a slow phone a
 * frame takes as long as that.
 *
 * @param onPhase gets the part that begins, and null at the end or when stopped
 */
export function playFilm(
  film: Film,
  paint: Painter,
  phases: readonly Phase[],
  onPhase: (phase: Phase | null) => void,
  signal: AbortSignal,
) {
  const timeline = timelineOf(film, phases);
  let elapsed = 0;
  let last: number | undefined;
  let current: Phase | null = null;
  let frame = 0;
  let heldUntil = 0;

  const hold = () => {
    heldUntil = performance.now() + PRESS;
  };
  const say = (phase: Phase | null) => {
    if (phase !== current) onPhase(phase);
    current = phase;
  };
  const step = (now: number) => {
    const passed = last === undefined ? 0 : (now - last) / 1000;
    last = now;
    frame = requestAnimationFrame(step);
    if (now < heldUntil) return;

    elapsed += Math.min(passed, LONGEST_FRAME);
    const shown = shownAt(timeline, elapsed);
    if (!shown) {
      cancelAnimationFrame(frame);
      return say(null);
    }
    paint(shown.phase, shown.second);
    say(shown.phase);
  };

  hold();
  for (const press of ["pointerdown", "click", "keydown"])
    addEventListener(press, hold, { passive: true, capture: true, signal });
  frame = requestAnimationFrame(step);
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    say(null);
  });
}
