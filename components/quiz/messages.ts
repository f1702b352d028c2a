import type { Messages } from "@/content/ui/schema";

/** The messages that a quiz needs. */
export type QuizMessages = Pick<
  Messages,
  | "quiz"
  | "round"
  | "results"
  | "share"
  | "study"
  | "laws"
  | "sets"
  | "showIn"
  | "effects"
  | "theme"
>;
