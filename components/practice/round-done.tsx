import { useState } from "react";
import { pageAddress } from "@/lib/addresses/links";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { changesBetween } from "@/lib/progress/changes";
import { requiredPoints } from "@/lib/quiz/grade";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { NextStepLink } from "../progress/next-step-link";
import { useNextStep } from "../progress/use-next-step";
import { meaningOf } from "../results/meaning";
import { ResultSummary } from "../results/result-summary";
import { Button } from "../ui/button";
import { LinkButton } from "../ui/link-button";
import type { PracticeProps } from "./practice-props";
import type { ReadyRound } from "./use-loaded-round";

type RoundDoneProps = PracticeProps & {
  round: ReadyRound;
  /** The chosen options, in the order of the questions. */
  answers: readonly (number | null)[];
  onMore: () => void;
};

/** How many were right, and what has changed. */
export function RoundDone({
  round: { asked, learner, hash },
  answers,
  language,
  messages,
  onMore,
}: RoundDoneProps) {
  const text = messages.practice;
  const { topics } = messages.progress;
  // As of the end of the round, whatever comes later.
  const [{ gone, added, nearly, stronger }] = useState(() =>
    changesBetween(learner.log, readAnswerLog(), learner.known, learner.today),
  );
  const right = asked.filter(
    ({ question }, index) => answers[index] === question.correctAnswer,
  ).length;
  const lines = [
    gone > 0 && formatPlural(text.gone, gone, language),
    added > 0 && formatPlural(text.added, added, language),
    nearly > 0 && formatPlural(text.onceMore, nearly, language),
    ...stronger.map(({ topic, ...shares }) =>
      formatMessage(text.stronger, { topic: topics[topic], ...shares }),
    ),
  ].filter((line) => line !== false);

  const road = {
    label: messages.quiz.progress,
    points: right,
    total: asked.length,
    passMark: requiredPoints(asked.length),
  };
  const isMixed = hash === "";

  return (
    <ResultSummary
      heading={formatMessage(text.doneHeading, { right, total: asked.length })}
      meaning={isMixed ? meaningOf(road, messages) : undefined}
      road={isMixed ? road : { ...road, passMark: undefined }}
      ways={<WaysOn {...{ hash, language, messages, onMore }} />}
    >
      <p>{text.doneText}</p>
      {lines.length > 0 && (
        <div className="mt-3">
          <h3 className="font-semibold">{text.changes}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {learner.goal.test === "honmenkyo" && (
        <p className="mt-3">{text.scenes}</p>
      )}
    </ResultSummary>
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
