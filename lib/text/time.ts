/**
 * A length of time, in ms, as a clock shows it: "14:20", "0:07". Time left is
 * rounded up, so that "0:00" is the end; time taken to the nearest second.
 */
export function formatClock(
  ms: number,
  round: typeof Math.ceil | typeof Math.round,
): string {
  const seconds = round(ms / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
