/** Milliseconds as a clock shows them: "24:31"; begun seconds count. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
