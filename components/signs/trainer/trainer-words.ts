import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that the trainer needs. */
export type TrainerProps = {
  language: Language;
  words: Pick<InterfaceWords, "trainer" | "quiz" | "round" | "effects">;
};
