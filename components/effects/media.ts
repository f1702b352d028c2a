import type { Undo } from "./when-idle";

/** Where the system's own cursor may be replaced. */
export const wantsCursor = [
  "(hover: hover) and (pointer: fine)",
  "(not (forced-colors: active))",
  "(not (prefers-contrast: more))",
].join(" and ");

/** Runs something while a media query holds. */
export function followMedia(media: string, run: () => Undo) {
  const query = matchMedia(media);
  let undo: Undo;
  const follow = () => {
    undo?.();
    undo = query.matches ? run() : undefined;
  };

  follow();
  query.addEventListener("change", follow);
  return () => {
    query.removeEventListener("change", follow);
    undo?.();
  };
}
