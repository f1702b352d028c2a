/** The classes of a link on a line of its own: high enough for a finger. */
export const linkClass =
  "cursor-target inline-flex min-h-11 min-w-11 items-center underline";
