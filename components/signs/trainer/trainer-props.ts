import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";

/** The messages that the trainer needs. */
export type TrainerProps = {
  language: Language;
  messages: Pick<Messages, "trainer" | "quiz" | "round" | "effects" | "theme">;
};
