import { useSyncExternalStore } from "react";

/** What the address asks for behind its "#"; "" while it is prerendered. */
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
