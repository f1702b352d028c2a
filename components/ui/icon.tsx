/** Lines on a grid of 24, all of one weight. */
const paths = {
  questions: "M8 6h12M8 12h12M8 18h12M3.5 6h.1M3.5 12h.1M3.5 18h.1",
  instant: "M13 3 5 14h6l-1 7 8-11h-6z",
  passed: "M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z",
  score: "M5 12.5 10 17.5 19.5 7",
  topics: "M12 21v-8M12 3l9 5-9 5-9-5zM7 21h10",
  languages:
    "M4 5h10M9 3v2M12 5c-1 5-4 8.5-8 10M6 9c1 3 4 5 7 6M13 21l4-10 4 10M14.5 18h5",
  study:
    "M3 5.5c3-1.5 6-1.5 9 .5v14c-3-2-6-2-9-.5zM21 5.5c-3-1.5-6-1.5-9 .5v14c3-2 6-2 9-.5z",
  road: "M7 3 4 21M17 3l3 18M12 4v3M12 10.5v3M12 17v3",
  facts: "M12 11v6M12 7h.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  more: "M12 5h.01M12 12h.01M12 19h.01",
  map: "M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  back: "M19 12H5M11 6l-6 6 6 6",
  onward: "M9 5l7 7-7 7",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  up: "M12 19V6M6 11.5 12 5.5l6 6",
  home: "M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10",
  practise: "M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5z",
  listen:
    "M3.5 9.5v5H7l4.5 4v-13L7 9.5zM15 9a4.5 4.5 0 0 1 0 6M17.5 6a8.5 8.5 0 0 1 0 12",
  stop: "M6 6h12v12H6z",
  exams: "M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h2",
  signs: "M4 4h16l-8 12zM12 17v4",
  progress: "M5 20v-5M12 20V10M19 20V4",
} as const;

export type IconName = keyof typeof paths;

/** A drawing of lines beside words that say the same. */
export function Icon({
  name,
  className = "size-7",
}: {
  name: IconName;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  );
}
