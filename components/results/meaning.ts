import type { RoundMessages } from "@/content/ui/round/schema";
import { formatMessage } from "@/lib/text/format-message";

/**
 * A learner who is short of at most this share of all points has almost passed.
 */
const ALMOST = 0.1;

/** What these points would mean in the real test, in one line. */
export function meaningOf(
  { points, total, passMark }: Record<"points" | "total" | "passMark", number>,
  { round }: RoundMessages,
): string {
  const count = passMark - points;
  if (count <= 0) return round.wouldPass;

  const isClose = count <= total * ALMOST;
  return formatMessage(isClose ? round.almost : round.notYet, { count });
}
