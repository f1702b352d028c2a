const FRAMES = 30;
/** The middle frame of so many may take this long, in milliseconds. */
const SLOWEST = 40;
const KEY = "menkyo-mitra:slow-smoke";

let slow = false;

/** Whether the smoke was too much for this machine, in this visit. */
export function isSlow(): boolean {
  try {
    return slow || sessionStorage.getItem(KEY) !== null;
  } catch {
    return slow;
  }
}

export function noteSlow() {
  slow = true;
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Remembered for as long as the page is open.
  }
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
