/** A length of time as a clock shows it: "14:20", "0:07". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
