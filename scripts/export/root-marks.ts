import type { RootMark } from "@/components/ui/use-root-mark";

/** What sets these marks once the app runs. */
const setters: Partial<Record<RootMark, RegExp>> = {
  focus: /<div[^>]* class="focus-frame\b/,
  scene: /<div class="hazard-scene"/,
};

/** The marks of what a page shows at first, as attributes of its root. */
export function rootMarks(html: string): string {
  return Object.entries(setters)
    .filter(([, pattern]) => pattern.test(html))
    .map(([mark]) => ` data-${mark}=""`)
    .join("");
}
