import type { ExamMessages } from "@/content/ui/exam/schema";
import { fill } from "@/lib/text/fill";

/** Time used, in ms, as a text: "12 min 34 s". */
export function timeText(ms: number, messages: ExamMessages["taken"]): string {
  const seconds = Math.round(ms / 1000);
  return fill(messages.time, {
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  });
}
