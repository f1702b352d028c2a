import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";
import type { QuizWords } from "../quiz/quiz-words";

/** The interface words that practice needs. */
export type PracticeScreenWords = QuizWords &
  Pick<InterfaceWords, "practice" | "progress"> & {
    tests: InterfaceWords["exams"]["tests"];
  };

/** What every part of practice is given. */
export type PracticeProps = { language: Language; words: PracticeScreenWords };
