import type { Messages } from "@/content/ui/schema";
import type { QuizMessages } from "../quiz/messages";

/** The messages of an embedded set. */
export type EmbedMessages = Pick<
  QuizMessages,
  "quiz" | "round" | "laws" | "results"
> &
  Pick<Messages, "trainer"> & {
    teach: { embed: Pick<Messages["teach"]["embed"], "open"> };
  };
