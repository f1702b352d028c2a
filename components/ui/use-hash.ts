import { useSyncExternalStore } from "react";

/** The part of the address after "#"; "" while prerendered. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribeToHash,
    () => location.hash,
    () => "",
  );
}

/** Tells of each new part after "#" until the returned function is called. */
export function subscribeToHash(note: () => void) {
  addEventListener("hashchange", note);
  return () => removeEventListener("hashchange", note);
}
