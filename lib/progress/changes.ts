import type { TopicId } from "@/content/topics";
import type { LoggedAnswer } from "../answers/answer-page";
import { subjectsOf, type KnownQuestions } from "./catalogue";
import { masteryByTopic } from "./mastery";
import { mistakesToday, waitingMistakes } from "./mistakes";

/** What a round of practice has changed. */
export type Changes = {
  /** Mistakes that were cleared, and new ones. */
  gone: number;
  added: number;
  /** Earlier mistakes that need one more right answer. */
  nearly: number;
  /** Topics that were asked and have improved, in rounded percent. */
  stronger: { topic: TopicId; before: number; after: number }[];
};

/** Compares the log before a round with the one after it. */
export function changesBetween(
  before: readonly LoggedAnswer[],
  after: readonly LoggedAnswer[],
  known: KnownQuestions,
  today: number,
): Changes {
  const { topicOf, revisionOf } = subjectsOf(known);
  const was = new Set(waitingMistakes(before, revisionOf));
  const is = new Set(waitingMistakes(after, revisionOf));
  const shares = (log: readonly LoggedAnswer[]) =>
    new Map(
      masteryByTopic(log, topicOf, revisionOf).map(
        ({ topic, share }) => [topic, Math.round(share * 100)] as const,
      ),
    );
  const old = shares(before);
  // An answer moves the other topics a little too, which is not worth showing.
  const asked = new Set(
    after.slice(before.length).map(({ ref }) => topicOf(ref)),
  );

  return {
    gone: [...was].filter((ref) => !is.has(ref)).length,
    nearly: mistakesToday(after, revisionOf, today).later.filter((ref) =>
      was.has(ref),
    ).length,
    added: [...is].filter((ref) => !was.has(ref)).length,
    stronger: [...shares(after)].flatMap(([topic, share]) => {
      const earlier = old.get(topic);
      return asked.has(topic) && earlier !== undefined && share > earlier
        ? [{ topic, before: earlier, after: share }]
        : [];
    }),
  };
}
