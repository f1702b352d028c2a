import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that an exam needs, with its results and on paper. */
export type ExamPageWords = Pick<
  InterfaceWords,
  "exam" | "quiz" | "round" | "share" | "laws"
> & {
  /** What the test is called; short, as the bar has room for. */
  name: string;
};
