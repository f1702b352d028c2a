import type { Language } from "@/content/languages";
import type { Exam } from "@/lib/exam/exam";
import type { ExamStore } from "@/lib/exam/exam-store";
import type { QuestionBank, screensOf } from "@/lib/exam/paper";
import type { Statement } from "@/lib/exam/statement";
import type { ExamPageMessages } from "./messages";

/** What every part of a test's page is drawn from. */
export type ExamProps = {
  store: ExamStore;
  language: Language;
  messages: ExamPageMessages;
};

/** What a paper says of itself. */
type PaperFigures = Record<
  "statements" | "minutes" | "passMark" | "totalPoints",
  number
>;

/** What a part of a printed paper is drawn from. */
export type PaperProps = Omit<ExamProps, "store"> & {
  exam: Exam;
  /** That it was drawn from, for the key. */
  questionBank: QuestionBank;
  /** Points, time and pass mark, as it says them. */
  figures: PaperFigures;
  /** How it is marked, at the foot of the mark sheet. */
  howToMark: string;
  screens: ReturnType<typeof screensOf>;
  statements: readonly Statement[];
};
