import type { SetId } from "@/content/question-sets";
import type { Messages } from "@/content/ui/schema";
import type { ExamPageMessages } from "../exams/common/messages";

/** The messages of the page for teachers. */
export type TeachPageMessages = Omit<ExamPageMessages, "name" | "teach"> &
  Pick<Messages, "teach" | "theme"> & {
    tests: Messages["exams"]["tests"];
    /** What each set is called. */
    titles: Readonly<Record<SetId, string>>;
  };
