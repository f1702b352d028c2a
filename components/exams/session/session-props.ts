import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import type { ExamProps } from "../common/exam-props";
import type { SessionActions } from "./use-exam-session";

/** What a question of the session is drawn from. */
export type SessionScreenProps = Omit<ExamProps, "store"> & {
  exam: Exam;
  /** The statements on screen. */
  refs: readonly QuestionRef[];
  actions: SessionActions;
};
