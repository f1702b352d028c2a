import { useSyncExternalStore } from "react";

/** The part of the address after "#"; "" while prerendered. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
}

function subscribe(note: () => void) {
  addEventListener("hashchange", note);
  return () => removeEventListener("hashchange", note);
}
