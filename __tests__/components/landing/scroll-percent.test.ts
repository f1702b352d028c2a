import { scrollPercent } from "@/components/landing/scroll-percent";

it.each([
  [0, 3000, 1000, 0],
  [840, 3000, 1000, 42],
  [2000, 3000, 1000, 100],
  [-80, 3000, 1000, 0],
  [2080, 3000, 1000, 100],
  [0, 800, 1000, 0],
])(
  "at %i of %i in a window of %i is %i %",
  (scrolled, page, height, percent) => {
    expect(scrollPercent(scrolled, page, height)).toBe(percent);
  },
);
