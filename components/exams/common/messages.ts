import type { Messages } from "@/content/ui/schema";

/** The messages that an exam needs, with its results and on paper. */
export type ExamPageMessages = Pick<
  Messages,
  "exam" | "quiz" | "round" | "share" | "laws"
> & {
  /** What the test is called; short, as the bar has room for. */
  name: string;
};
