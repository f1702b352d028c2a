import { readText, SLOW_SMOKE_KEY, writeText } from "@/lib/browser/storage";

const FRAMES = 30;
/** The middle frame of so many may take this long, in milliseconds. */
const SLOWEST = 40;

/** Whether the smoke was too much for this machine, in this visit. */
export function isSlow(): boolean {
  return readText(SLOW_SMOKE_KEY, "session") !== null;
}

/** Notes that it was too much, until the visit is over. */
export function recordSlow() {
  writeText(SLOW_SMOKE_KEY, "1", "session");
}

/**
 * Takes the length of each frame, in milliseconds; calls back as soon as the
 * middle one of thirty is sure to be too long.
 */
export function watchFrames(tooSlow: () => void) {
  let frames = 0;
  let long = 0;

  return (length: number) => {
    if (length > SLOWEST && ++long >= FRAMES / 2) return tooSlow();
    if (++frames >= FRAMES) frames = long = 0;
  };
}
