import type { FilmFile } from "@/lib/motion/film";
import {
  glassOf,
  insideOutlines,
  outsideOf,
  withEmptyMirror,
} from "@/packages/road-art/view/draw-scene";
import { glassOutline } from "@/packages/road-art/view/mirror-frame";
import {
  flipped,
  type Hazard,
  type Motion,
  type View,
} from "@/packages/road-art/view/scene";
import { record } from "./record";

/** Seconds that one comes nearer before the picture stands still. */
const APPROACH = 2;

/**
 * The films of a scene by the names of their pictures. What happens next is
 * told of the first picture; the second one is only come to.
 */
export function filmsOf(hazard: Hazard): Record<string, FilmFile> {
  const { id, view, motion } = hazard;
  const second = flipped(hazard);
  const { parts = [], approach } = motion ?? {};
  const comes = {
    parts: parts.filter(({ during = [0] }) => during[0] <= 0),
    ...(approach && { approach }),
  };
  return {
    [id]: filmOf(view, motion),
    ...(second ? { [`${id}b`]: filmOf(second, comes) } : {}),
  };
}

function filmOf(view: View, motion: Partial<Motion> = {}): FilmFile {
  const { backdrop, ground, light, haze, parts, overlay } = outsideOf(view);
  return record({
    lens: view.lens ?? {},
    kept: insideOutlines(view),
    below: [...backdrop.map((one) => () => one), ...ground],
    light: [...light, () => haze],
    things: [...parts, ...(motion.parts ?? [])],
    above: overlay.map((one) => () => one),
    approach: motion.approach ?? { seconds: APPROACH, speed: view.dash.speed },
    ...(motion.next ? { next: motion.next } : {}),
    ...(motion.right ? { right: motion.right } : {}),
    ...(motion.passed ? { passed: emptied(view, motion.passed) } : {}),
  });
}

function emptied(
  view: View,
  { mirror, ...from }: NonNullable<Motion["passed"]>,
) {
  const body = glassOf(withEmptyMirror(view, mirror), mirror);
  return { ...from, outline: glassOutline(mirror), draw: () => body };
}
