import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";

/** The messages that practice needs. */
type PracticeScreenMessages = Pick<
  Messages,
  "practice" | "progress" | "quiz" | "round" | "laws" | "effects"
> & {
  tests: Messages["exams"]["tests"];
};

/** What every part of practice is given. */
export type PracticeProps = {
  language: Language;
  messages: PracticeScreenMessages;
};
