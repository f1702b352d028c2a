import { useState } from "react";
import { pageAddress } from "@/lib/addresses/links";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { changesBetween } from "@/lib/progress/changes";
import { readGoal, writeGoal } from "@/lib/progress/goal";
import { requiredPoints } from "@/lib/quiz/grade";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { ExamDate } from "../progress/exam-date";
import { NextStepLink } from "../progress/next-step-link";
import { TodayPlan } from "../progress/today-plan";
import type { Learner } from "../progress/use-learner";
import { useNextStep } from "../progress/use-next-step";
import { meaningOf } from "../results/meaning";
import { ResultSummary } from "../results/result-summary";
import { Button } from "../ui/button";
import { LinkButton } from "../ui/link-button";
import { useOncePainted } from "../ui/use-once-painted";
import type { PracticeProps } from "./practice-props";
import type { ReadyRound } from "./use-loaded-round";

type RoundDoneProps = PracticeProps & {
  round: ReadyRound;
  /** The chosen options, in the order of the questions. */
  answers: readonly (number | null)[];
  onMore: () => void;
};

/** How many were right, what has changed, and what comes next. */
export function RoundDone({
  round: { asked, learner, hash },
  answers,
  language,
  messages,
  onMore,
}: RoundDoneProps) {
  const text = messages.practice;
  // As of the end of the round, whatever comes later.
  const [log] = useState(readAnswerLog);
  const [goal, setGoal] = useState(learner.goal);
  const now = { ...learner, goal, log };
  const hasPlan = goal.examDay !== null && goal.examDay >= learner.today;
  const right = asked.filter(
    ({ question }, index) => answers[index] === question.correctAnswer,
  ).length;
  const road = {
    label: messages.quiz.progress,
    points: right,
    total: asked.length,
    passMark: requiredPoints(asked.length),
  };
  const isMixed = hash === "";
  // A field for a date takes longer to make than all the rest.
  const showsDate = useOncePainted(learner.goal.examDay === null);

  return (
    <ResultSummary
      heading={formatMessage(text.doneHeading, { right, total: asked.length })}
      meaning={isMixed ? meaningOf(road, messages) : undefined}
      road={isMixed ? road : { ...road, passMark: undefined }}
      ways={
        <>
          <WaysOn {...{ hash, language, messages, onMore }} />
          {showsDate && (
            <ExamDate
              {...{ goal, language }}
              today={learner.today}
              messages={messages.progress.goal}
              onGoal={(chosen) => {
                writeGoal(chosen);
                setGoal(readGoal());
              }}
            />
          )}
        </>
      }
    >
      {hasPlan ? (
        <TodayPlan {...{ language, messages }} learner={now} />
      ) : (
        <p>{text.doneText}</p>
      )}
      <Changes {...{ language, messages, log }} before={learner} />
      {goal.test === "honmenkyo" && <p className="mt-3">{text.scenes}</p>}
    </ResultSummary>
  );
}

type ChangesProps = PracticeProps & {
  /** The learner as she was before the round. */
  before: Learner;
  /** Her answers after it. */
  log: Learner["log"];
};

/** What the round has changed; nothing if it has not. */
function Changes({ before, log, language, messages }: ChangesProps) {
  const text = messages.practice;
  const { topics } = messages.progress;
  const { gone, added, nearly, stronger } = changesBetween(
    before.log,
    log,
    before.known,
    before.today,
  );
  const lines = [
    gone > 0 && formatPlural(text.gone, gone, language),
    added > 0 && formatPlural(text.added, added, language),
    nearly > 0 && formatPlural(text.onceMore, nearly, language),
    ...stronger.map(({ topic, ...shares }) =>
      formatMessage(text.stronger, { topic: topics[topic], ...shares }),
    ),
  ].filter((line) => line !== false);

  return (
    lines.length > 0 && (
      <div className="mt-3">
        <h3 className="font-semibold">{text.changes}</h3>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    )
  );
}

type WaysOnProps = PracticeProps & { hash: string; onMore: () => void };

/** The next step, another round, and the progress page. */
function WaysOn({ hash, language, messages, onMore }: WaysOnProps) {
  const { more, toProgress } = messages.practice;
  const step = useNextStep(messages.step.places);
  // Another round is the next step, or the step leads to this very page.
  const goesOn =
    step.kind === "practise" ||
    (step.kind === "mistakes" && hash === "#mistakes");

  return (
    <>
      {!goesOn && <NextStepLink {...messages.step} />}
      <Button variant={goesOn ? "primary" : "secondary"} onPress={onMore}>
        {more}
      </Button>
      <LinkButton href={pageAddress("progress", language)} variant="secondary">
        {toProgress}
      </LinkButton>
    </>
  );
}
