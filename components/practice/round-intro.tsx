import { testIds } from "@/content/tests";
import type { Goal } from "@/lib/progress/goal";
import { filterOf } from "@/lib/progress/practice-filter";
import { formatMessage } from "@/lib/text/format-message";
import { TestChoice } from "../progress/test-choice";
import type { PracticeProps } from "./practice-props";
import type { ReadyRound } from "./use-loaded-round";

type RoundIntroProps = PracticeProps & {
  round: ReadyRound;
  onGoal: (goal: Goal) => void;
};

/** What this round is made of, below its first question. */
export function RoundIntro({
  round: { hash, isPartial, learner },
  language,
  messages,
  onGoal,
}: RoundIntroProps) {
  const { practice, progress, tests: names } = messages;
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
      <p>{text}</p>
      {isPartial && <p role="status">{practice.someMissing}</p>}
      {filter === "all" && (
        <TestChoice
          legend={progress.goal.test}
          names={testIds.map((test) => [test, names[test].name])}
          chosen={learner.goal.test}
          language={language}
          onChoose={(test) => onGoal({ ...learner.goal, test })}
        />
      )}
    </div>
  );
}
