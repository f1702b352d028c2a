import type { ReactNode } from "react";

/** A small white plate, as hangs under a sign. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-chip border-2 border-ink bg-lane-100 px-2 text-sm font-semibold text-ink">
      {children}
    </span>
  );
}
