import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that a quiz needs. */
export type QuizWords = Pick<
  InterfaceWords,
  | "quiz"
  | "round"
  | "results"
  | "share"
  | "study"
  | "laws"
  | "sets"
  | "showIn"
  | "effects"
>;
