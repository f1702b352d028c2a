import type { Messages } from "@/content/ui/schema";

/** The messages that a scene needs. */
export type SceneMessages = Pick<Messages, "enlarge" | "hazards" | "laws"> & {
  quiz: Pick<
    Messages["quiz"],
    | "trueOption"
    | "falseOption"
    | "letters"
    | "basis"
    | "pictureFailed"
    | "report"
    | "retryPicture"
  >;
};

/** Those that practice of a set needs besides. */
export type HazardPageMessages = SceneMessages & {
  quiz: Pick<
    Messages["quiz"],
    "back" | "listen" | "progress" | "previous" | "tryAgain"
  >;
  study: Pick<Messages["study"], "answer">;
};
