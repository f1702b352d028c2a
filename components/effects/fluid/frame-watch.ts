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

/** Takes the length of each frame; calls back when they are too long. */
export function watchFrames(tooSlow: () => void) {
  let lengths: number[] = [];

  return (length: number) => {
    lengths.push(length);
    if (lengths.length < FRAMES) return;

    const middle = lengths.sort((a, b) => a - b)[FRAMES / 2];
    lengths = [];
    if (middle > SLOWEST) tooSlow();
  };
}
