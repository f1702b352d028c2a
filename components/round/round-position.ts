import type { Messages } from "@/content/ui/schema";
import { shownQuestion, type QuizProgress } from "@/lib/quiz/quiz";
import { formatMessage } from "@/lib/text/format-message";
import type { FocusPosition } from "../focus/focus-bar";

/** "Question 2 of 50", and the line that shows it. */
export function roundPosition(
  progress: QuizProgress,
  messages: Messages["quiz"],
): FocusPosition {
  const now = shownQuestion(progress) + 1;
  const max = progress.selectedAnswers.length;

  return {
    text: formatMessage(messages.position, { number: now, total: max }),
    label: messages.progress,
    now,
    max,
  };
}
