import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that a scene needs. */
export type SceneWords = Pick<InterfaceWords, "hazards" | "laws"> & {
  quiz: Pick<InterfaceWords["quiz"], "trueOption" | "falseOption" | "basis">;
};
