import { startTransition, useEffect, useState } from "react";

/** Something that is being loaded, could not be loaded, or is there. */
export type Loaded<Value extends object> = "loading" | "failed" | Value;

/**
 * Loads something once React runs; nothing is prerendered with it. Loads it
 * again when `load` is another function (memoize it), and what was there stays
 * until then. `load` is null while nothing is wanted. `reload` tries again
 * after a failure or reads again after a change; `setLoaded` replaces what was
 * loaded.
 */
export function useLoaded<Value extends object>(
  load: (() => Promise<Value>) | null,
) {
  const [loaded, setLoaded] = useState<Loaded<Value>>("loading");
  const [reloads, setReloads] = useState(0);

  useEffect(() => {
    if (!load) return;

    let isStale = false;
    // Drawn piece by piece: a press meanwhile is answered first.
    const settle = (outcome: Loaded<Value>) =>
      startTransition(() => {
        if (!isStale) setLoaded(outcome);
      });
    load().then(settle, () => settle("failed"));
    return () => {
      isStale = true;
    };
  }, [load, reloads]);

  const reload = () => {
    if (loaded === "failed") setLoaded("loading");
    setReloads(reloads + 1);
  };
  return { loaded, setLoaded, reload };
}
