/** How far a page is scrolled, from 0 to 100, even while it bounces. */
export function scrollPercent(
  scrolled: number,
  pageHeight: number,
  windowHeight: number,
): number {
  const way = pageHeight - windowHeight;
  if (way <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((100 * scrolled) / way)));
}
