import { useStore } from "zustand";
import { remaining } from "@/lib/exam/clock";
import { formatClock } from "@/lib/text/time";
import { useSession } from "./session-context";

/** The time left, for the eye alone: what is said aloud is said thrice. */
export function ClockFace() {
  const { store, messages } = useSession();
  const left = useStore(store, ({ exam }) => exam && remaining(exam.clock));
  if (left === null) return null;

  return (
    <p
      role="timer"
      aria-label={messages.exam.session.timeLeft}
      className="clock-face"
      data-is-short={left <= SHORT || undefined}
    >
      {formatClock(left, Math.ceil)}
    </p>
  );
}

/** From here on the clock is of another colour, in ms. */
const SHORT = 5 * 60_000;
