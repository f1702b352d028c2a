import { useStore } from "zustand";
import type { ExamMessages } from "@/content/ui/exam/schema";
import { remaining } from "@/lib/exam/clock";
import type { ExamStore } from "@/lib/exam/exam-store";
import { formatClock } from "@/lib/text/time";

type ClockProps = { store: ExamStore; messages: ExamMessages["session"] };

/** The time left, for the eye alone: what is said aloud is said thrice. */
export function ClockFace({ store, messages }: ClockProps) {
  const left = useStore(store, ({ exam }) => exam && remaining(exam.clock));
  if (left === null) return null;

  return (
    <p
      role="timer"
      aria-label={messages.timeLeft}
      className="clock-face"
      data-is-short={left <= SHORT || undefined}
    >
      {formatClock(left, Math.ceil)}
    </p>
  );
}

/** From here on the clock is of another colour, in ms. */
const SHORT = 5 * 60_000;
