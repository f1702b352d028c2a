import { readText, SLOW_SMOKE_KEY, writeText } from "@/lib/browser/storage";

const FRAMES = 30;
/** The longest that the median frame may take, in milliseconds. */
const SLOWEST = 40;

/** Whether the smoke was too much for this machine, in this visit. */
export function isSlow(): boolean {
  return readText(SLOW_SMOKE_KEY, "session") !== null;
}

/** Records that it was too much, for this visit. */
export function recordSlow() {
  writeText(SLOW_SMOKE_KEY, "1", "session");
}

/**
 * Takes the length of each frame, in milliseconds; calls back as soon as the
 * median of thirty is certain to be too long.
 */
export function watchFrames(tooSlow: () => void) {
  let frames = 0;
  let long = 0;

  return (length: number) => {
    if (length > SLOWEST && ++long >= FRAMES / 2) return tooSlow();
    if (++frames >= FRAMES) frames = long = 0;
  };
}
