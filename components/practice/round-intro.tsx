import { filterOf } from "@/lib/progress/practice-filter";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import type { PracticeProps } from "./practice-props";
import type { ReadyRound } from "./use-loaded-round";

type RoundIntroProps = PracticeProps & { round: ReadyRound };

/** What this round is made of, and for which test, below its first question. */
export function RoundIntro({
  round: { hash, isPartial, learner },
  language,
  messages,
}: RoundIntroProps) {
  const { practice, progress, tests } = messages;
  const filter = filterOf(hash);
  const text =
    filter === "all"
      ? learner.log.length === 0
        ? practice.firstIntro
        : practice.intro
      : filter === "mistakes"
        ? practice.mistakesIntro
        : "like" in filter
          ? practice.likeIntro
          : "refs" in filter
            ? practice.ruleIntro
            : formatMessage(practice.topicIntro, {
                topic: progress.topics[filter.topic],
              });

  return (
    <div className="space-y-3 text-lane-300">
      <p className="focus-intro">{text}</p>
      {filter === "all" && (
        <p className="focus-intro font-semibold">
          <MarkedText language={language}>
            {tests[learner.goal.test].name}
          </MarkedText>
        </p>
      )}
      {isPartial && <p role="status">{practice.someMissing}</p>}
    </div>
  );
}
