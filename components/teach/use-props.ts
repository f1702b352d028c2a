import type { Language } from "@/content/languages";
import type { QuestionRef } from "@/lib/answers/question";
import type { QuestionBank } from "@/lib/exam/paper";
import type { PaperChoice } from "@/lib/teach/paper-choice";
import type { TeachPageMessages } from "./teach-messages";

/** What every use of a chosen paper is drawn from. */
export type UseProps = {
  choice: PaperChoice;
  bank: QuestionBank;
  refs: readonly QuestionRef[];
  language: Language;
  messages: TeachPageMessages;
};
