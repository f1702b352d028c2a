import { filmAddress } from "@/lib/addresses/file-addresses";
import { savesData } from "@/lib/browser/connection";
import type { Film, Phase } from "@/lib/motion/film";
import { mediaQuery } from "../effects/common/media";

/** Plays parts of a film; tells which one begins, and null at the end. */
export type Player = (
  phases: readonly Phase[],
  onPhase: (phase: Phase | null) => void,
  signal: AbortSignal,
) => void;

/** After this time, in ms, a film that has not come is given up. */
const TIMEOUT = 30_000;

/** Dots across: more of them a slow phone does not paint in time. */
const MOST_DOTS = 800;

/**
 * What plays the film of a picture on a canvas. Null where nothing is to move,
 * or the film or what plays it did not come whole: the still picture is left.
 */
export async function loadPlayer(
  image: string,
  canvas: HTMLCanvasElement | null,
): Promise<Player | null> {
  if (!canvas || !wantsMotion()) return null;
  const hanging = new AbortController();
  const timer = setTimeout(() => hanging.abort(), TIMEOUT);
  // A cut script says nothing of itself: the bundler waits for it for ever.
  const timeout = new Promise<null>((resolve) =>
    hanging.signal.addEventListener("abort", () => resolve(null)),
  );
  try {
    return await Promise.race([load(image, canvas, hanging.signal), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function load(
  image: string,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<Player | null> {
  const [engine, text] = await Promise.all([
    import("@/lib/motion/engine"),
    fetch(filmAddress(image), { signal }).then((answer) =>
      answer.ok ? answer.text() : "",
    ),
  ]);
  const film = engine.readFilm(text);
  const another = () => document.createElement("canvas");
  const paint = film && engine.painterOf(film, canvas, another);
  if (!paint) return null;

  const paintFitted: typeof paint = (...moment) => {
    fit(canvas, film.size);
    paint(...moment);
  };
  return (phases, onPhase, signal) =>
    engine.playFilm(film, paintFitted, phases, onPhase, signal);
}

/**
 * Gives the canvas the dots of its place on the screen. At a press its layout
 * would be asked for before anything is painted; in a frame it is known.
 */
function fit(canvas: HTMLCanvasElement, [width, height]: Film["size"]) {
  const dots = Math.round(canvas.clientWidth * devicePixelRatio);
  const across = Math.min(Math.max(dots, 1), MOST_DOTS);
  if (canvas.width === across) return;

  canvas.width = across;
  canvas.height = Math.round((across * height) / width);
}

/** Whoever wants less motion, or saves data, sees stills. */
function wantsMotion(): boolean {
  const reduced = mediaQuery("(prefers-reduced-motion: reduce)");
  return reduced?.matches !== true && !savesData();
}
