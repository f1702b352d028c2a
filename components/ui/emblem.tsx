import clsx from "clsx";

/**
 * Shapes of the road, each only where its meaning is exact: the inverted
 * triangle stops, the diamond warns, the ring is how an answer is marked
 * right in Japan, the beginner's mark belongs to a new full licence.
 */
const shapes = {
  arrow: (
    <>
      <rect width="56" height="56" rx="8" fill="#00704a" />
      <rect
        x="4.5"
        y="4.5"
        width="47"
        height="47"
        rx="5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <path
        d="M28 43V25M28 13 18 26h20z"
        fill="#fff"
        stroke="#fff"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </>
  ),
  stop: (
    <>
      <path
        d="M6 7h44a4 4 0 0 1 3.4 6.1L31.4 48.4a4 4 0 0 1-6.8 0L2.6 13.1A4 4 0 0 1 6 7z"
        fill="#c8102e"
      />
      <path
        d="M10.5 12.5h35L28 41z"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  ),
  provisional: (
    <>
      <rect width="56" height="56" rx="5" fill="#f4f6fa" />
      <rect
        x="3.5"
        y="3.5"
        width="49"
        height="49"
        rx="3"
        fill="none"
        stroke="#14110a"
        strokeWidth="2"
      />
      <path
        d="M19 13c-2 7-5 11.5-8.5 15M16.5 21.5V44M26 16h18M26 16v8c0 8-1.5 14-5 19.5M26.5 26h15c-2.5 8-8 14-15.5 18M29 30c4 6.5 9 11 16 13.5"
        fill="none"
        stroke="#14110a"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  beginner: (
    <>
      <path d="M8 6 28 19v31L8 37z" fill="#ffd83a" />
      <path d="M48 6 28 19v31l20-13z" fill="#12a05c" />
      <path
        d="M8 6 28 19 48 6v31L28 50 8 37z"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
};

export type EmblemShape = keyof typeof shapes;

type EmblemProps = { shape: EmblemShape; className?: string };

/** A sign to look at; what it means is written beside it. */
export function Emblem({ shape, className }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden
      className={clsx("shrink-0", className ?? "size-14")}
    >
      {shapes[shape]}
    </svg>
  );
}
