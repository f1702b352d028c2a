import type { Undo } from "./tasks";

/** Where the system's own cursor may be replaced. */
export const wantsCursor = [
  "(hover: hover) and (pointer: fine)",
  "(not (forced-colors: active))",
  "(not (prefers-contrast: more))",
].join(" and ");

/** Runs something with what a media query says now, and again as it changes. */
export function followMedia(media: string, run: (holds: boolean) => Undo) {
  const query = matchMedia(media);
  let undo: Undo;
  const follow = () => {
    undo?.();
    undo = run(query.matches);
  };

  follow();
  query.addEventListener("change", follow);
  return () => {
    query.removeEventListener("change", follow);
    undo?.();
  };
}
