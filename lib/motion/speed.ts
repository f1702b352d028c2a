/** The speed on the dashboard of a film: of the moment, not of the still picture. */
import { valueAt } from "@/packages/road-art/motion/way";
import { speedometer } from "@/packages/road-art/view/speedometer";
import type { Film, Phase } from "./film";

/** The background and the figures of the dashboard. */
const COLOURS = { plate: "#2b2f36", figures: "#fff" };
const HALF = 19;

/** Kilometres an hour of the own car at a second, as the dashboard shows them. */
export function speedAt(
  film: Pick<Film, Phase>,
  phase: Phase,
  second: number,
): number {
  const { speed } = film[phase] ?? film.approach;
  return Math.round(valueAt(speed, second));
}

/** Writes a speed over the one on the still picture, unless it is the same. */
export function paintSpeed(
  context: CanvasRenderingContext2D,
  film: Pick<Film, Phase>,
  phase: Phase,
  second: number,
) {
  const speed = speedAt(film, phase, second);
  if (speed === speedAt(film, "approach", 0)) return;

  const { middle, top, high } = speedometer;
  context.fillStyle = COLOURS.plate;
  context.fillRect(middle - HALF, top - 1.5, 2 * HALF, high + 3);
  context.fillStyle = COLOURS.figures;
  // Figures are about 0.72 as high as the font.
  context.font = `700 ${Math.round(high / 0.72)}px sans-serif`;
  context.textAlign = "center";
  context.fillText(String(speed), middle, top + high);
}
