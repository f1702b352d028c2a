import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import type { ExamProps } from "../common/exam-props";
import type { DeskActions } from "./use-desk";

/** What a question on the desk is drawn from. */
export type DeskScreenProps = Omit<ExamProps, "store"> & {
  exam: Exam;
  /** The statements on screen. */
  refs: readonly QuestionRef[];
  actions: DeskActions;
};
