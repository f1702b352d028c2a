import type { ReactNode } from "react";
import type { Visit } from "@/lib/pre-hydration/read-visit";

type WaitingRoundProps = {
  /** What the round is made of. */
  intro: string;
  loading: string;
  /** Shown if the app does not run. */
  needsScript: ReactNode;
  visit: Visit | null;
};

/** What a later visit shows until its round has been chosen. */
export function WaitingRound({
  intro,
  loading,
  needsScript,
  visit,
}: WaitingRoundProps) {
  return (
    <div className={visit === null ? "later-visit" : undefined}>
      {needsScript}
      <div role="status" className="space-y-3">
        <p className="text-2xl font-semibold">{intro}</p>
        <p className="text-lane-300">{loading}</p>
      </div>
    </div>
  );
}

/** The class of the frame of a round, by which its title keeps its place. */
export function waitingClass(visit: Visit | null, isWaiting: boolean) {
  if (visit === null) return "by-visit";
  return isWaiting ? "awaits-round" : undefined;
}
