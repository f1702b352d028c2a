import { useSyncExternalStore } from "react";
import type { Messages } from "@/content/ui/schema";
import { keepsProgress } from "@/lib/browser/storage";
import { formatMessage } from "@/lib/text/format-message";
import type { QuizNews } from "./open-quiz";

type QuizNoticeProps = {
  news: QuizNews | null;
  messages: Messages["quiz"];
};

/** One quiet line over the question, where there is something to know. */
export function QuizNotice({ news, messages }: QuizNoticeProps) {
  const isKept = useSyncExternalStore(never, keepsProgress, () => true);
  const texts = [
    news?.kind === "changed" &&
      formatMessage(messages.updated, { count: news.count }),
    news?.kind === "continuedElsewhere" && messages.continuedElsewhere,
    !isKept && messages.notKept,
  ].filter((text) => typeof text === "string");

  return texts.map((text) => (
    <p
      key={text}
      role="note"
      className="mb-4 border-l-4 border-caution-400 pl-4 text-sm"
    >
      {text}
    </p>
  ));
}

/** Reads at each render whether progress is kept: no event reports it. */
const never = () => () => {};
