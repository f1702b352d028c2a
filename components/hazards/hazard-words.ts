import type { InterfaceWords } from "@/content/ui/schema";

/** The interface words that a scene needs. */
export type SceneWords = Pick<InterfaceWords, "hazards" | "laws"> & {
  quiz: Pick<
    InterfaceWords["quiz"],
    | "trueOption"
    | "falseOption"
    | "basis"
    | "pictureFailed"
    | "report"
    | "retryPicture"
  >;
};

/** Those that practice of a set needs besides. */
export type HazardPageWords = SceneWords & {
  quiz: Pick<
    InterfaceWords["quiz"],
    "back" | "progress" | "previous" | "tryAgain"
  >;
  study: Pick<InterfaceWords["study"], "answer">;
};
