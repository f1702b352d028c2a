/** In which order the parts of a film are played, and for how long. */
import type { Film, Phase } from "./film";
import { spanOf } from "./stage";

/** How long the last moment of a part stays on screen, in seconds. */
const HOLD: Record<Phase, number> = { approach: 0, next: 1.2, right: 1.2 };

type Part = {
  phase: Phase;
  /** The film's own seconds that it shows. */
  from: number;
  to: number;
  /** When it begins and is over, in seconds since the first part began. */
  begins: number;
  ends: number;
};

/** The parts one after the other; without those that the film has not. */
export type Timeline = readonly Part[];

/** When the parts of a film are played, in this order. */
export function timelineOf(
  film: Pick<Film, Phase>,
  phases: readonly Phase[],
): Timeline {
  const parts: Part[] = [];
  for (const phase of phases) {
    const span = spanOf(film, phase);
    if (!span) continue;
    const [from, to] = span;
    const begins = parts.at(-1)?.ends ?? 0;
    const ends = begins + (to - from) + HOLD[phase];
    parts.push({ phase, from, to, begins, ends });
  }
  return parts;
}

/** What is shown so many seconds after the start; null once it is over. */
export function shownAt(
  timeline: Timeline,
  elapsed: number,
): { phase: Phase; second: number } | null {
  const part = timeline.find(({ ends }) => elapsed < ends);
  if (!part) return null;
  const { phase, from, to, begins } = part;
  const second = Math.min(to, from + Math.max(0, elapsed - begins));
  return { phase, second };
}
