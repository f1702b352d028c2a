import type { SetId } from "@/content/question-sets";
import type { Messages } from "@/content/ui/schema";
import type { Signature } from "@/lib/signed/signature";

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
> & {
  /** Who has read the translation of a set; unnamed, nobody has. */
  reading: Pick<Messages["reading"], "unread" | "help"> & {
    sets?: Readonly<Partial<Record<SetId, Signature>>>;
  };
};
