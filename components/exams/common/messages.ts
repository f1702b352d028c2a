import type { Messages } from "@/content/ui/schema";

/** The messages that an exam needs, with its results and on paper. */
export type ExamPageMessages = Pick<
  Messages,
  "enlarge" | "exam" | "quiz" | "round" | "share" | "laws"
> & {
  /** Of a paper that a teacher sent. */
  teach: Pick<Messages["teach"], "send">;
  /** The name of the test, short enough for the bar. */
  name: string;
};
