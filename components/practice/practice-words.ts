import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that practice needs. */
type PracticeScreenWords = Pick<
  InterfaceWords,
  "practice" | "progress" | "quiz" | "round" | "laws" | "effects"
> & {
  tests: InterfaceWords["exams"]["tests"];
};

/** What every part of practice is given. */
export type PracticeProps = { language: Language; words: PracticeScreenWords };
