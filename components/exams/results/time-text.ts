import type { ExamMessages } from "@/content/ui/exam/schema";
import { formatMessage } from "@/lib/text/format-message";

/** Time used, in ms, as a text: "12 min 34 s". */
export function timeText(ms: number, messages: ExamMessages["taken"]): string {
  const seconds = Math.round(ms / 1000);
  return formatMessage(messages.time, {
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  });
}
