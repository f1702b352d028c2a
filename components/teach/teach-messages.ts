import type { Messages } from "@/content/ui/schema";
import type { ExamPageMessages } from "../exams/common/messages";

/** The messages of the page for teachers. */
export type TeachPageMessages = Omit<ExamPageMessages, "name" | "teach"> &
  Pick<Messages, "teach"> & { tests: Messages["exams"]["tests"] };
