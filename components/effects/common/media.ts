import { tryOrUndefined } from "@/lib/browser/try-or-undefined";
import type { Undo } from "./tasks";

/** Where the system's own cursor may be replaced. */
export const wantsCursor = [
  "(hover: hover) and (pointer: fine)",
  "(not (forced-colors: active))",
  "(not (prefers-contrast: more))",
].join(" and ");

/** A media query; undefined if the browser does not support them. */
export function mediaQuery(media: string): MediaQueryList | undefined {
  return tryOrUndefined(() => matchMedia(media)) ?? undefined;
}

/** A setting whose changes only some browsers report. */
type Setting = Partial<EventTarget> | undefined;

/** Runs something at each change of a setting, if the browser reports it. */
export function onChange(setting: Setting, run: () => void): () => void {
  setting?.addEventListener?.("change", run);
  return () => setting?.removeEventListener?.("change", run);
}

/**
 * Runs something with the current result of a media query, and again when it
 * changes.
 */
export function subscribeToMedia(media: string, run: (holds: boolean) => Undo) {
  const query = mediaQuery(media);
  let undo: Undo;
  const update = () => {
    undo?.();
    undo = run(query?.matches ?? false);
  };

  update();
  const stop = onChange(query, update);
  return () => {
    stop();
    undo?.();
  };
}
