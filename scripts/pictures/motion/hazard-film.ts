import type { FilmFile } from "@/lib/motion/film";
import {
  insideOutlines,
  outsideOf,
  type Motion,
  type View,
} from "../view/scene";
import { record } from "./record";

/** Seconds that one comes nearer before the picture stands still. */
const APPROACH = 2;

/** The film of a view: one comes nearer, then what its motion says. */
export function filmOf(view: View, motion?: Motion): FilmFile {
  const { backdrop, ground, haze, parts, overlay } = outsideOf(view);
  return record({
    lens: view.lens ?? {},
    kept: insideOutlines(view),
    below: [...backdrop.map((one) => () => one), ...ground, () => haze],
    things: [...parts, ...(motion?.parts ?? [])],
    above: overlay.map((one) => () => one),
    approach: motion?.approach ?? { seconds: APPROACH, speed: view.dash.speed },
    ...(motion ? { next: motion.next, right: motion.right } : {}),
  });
}
