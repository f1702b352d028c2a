"use client";

import clsx from "clsx";
import { useEffect, type ReactNode } from "react";
import { ANSWERS_PREFIX, GOAL_KEY } from "@/lib/browser/storage";
import type { Goal } from "@/lib/progress/goal";
import { LoadFailed } from "../ui/load-failed";
import { subscribeToStorage } from "../ui/subscribe-to-storage";
import { useKeptFocus } from "../ui/use-kept-focus";
import { useVisit } from "../ui/use-visit";
import { CalendarSection } from "./calendar-section";
import { ChanceSection } from "./chance-section";
import { ExamsSection } from "./exams-section";
import { GoalSection } from "./goal-section";
import { MasterySection } from "./mastery-section";
import { MistakesSection } from "./mistakes-section";
import { ProgressTools } from "./progress-tools";
import type { ReportProps } from "./report-props";
import { TodayPlan } from "./today-plan";
import { newcomer, useLearner, type Learner } from "./use-learner";
import { useBroughtCode } from "./use-progress-code";

type ProgressReportProps = ReportProps & {
  /** The link to the next step. */
  next: ReactNode;
  /** Shown if the app does not run. */
  needsScript: ReactNode;
};

/**
 * Everything known about the learner, once it has been read; on a first visit
 * the page itself says that it is nothing.
 */
export function ProgressReport(props: ProgressReportProps) {
  const { language, messages, needsScript } = props;
  const visit = useVisit();
  const { learning, setGoal, readAgain } = useLearner(
    visit === "later" ? null : newcomer,
  );
  const brought = useBroughtCode();
  const { page } = messages.progress;
  useEffect(() =>
    subscribeToStorage((key) => {
      const isOurs = key === GOAL_KEY || key?.startsWith(ANSWERS_PREFIX);
      if (key === null || isOurs) readAgain();
    }),
  );
  useEffect(() => {
    // Where it is imported may be far above.
    if (brought) scrollTo({ top: 0, behavior: "instant" });
  }, [brought]);
  const isOpening = learning === "loading" || learning === newcomer;
  useKeptFocus(isOpening ? null : learning, "main h1");

  const tools = (
    <ProgressTools
      key={brought}
      {...{ language, messages, brought }}
      onChange={readAgain}
    />
  );
  return (
    <div className={clsx("space-y-8", visit === null && "by-visit")}>
      {(visit === null || learning === "loading") && (
        <div className={clsx("min-h-svh", visit === null && "later-visit")}>
          {needsScript}
          <p role="status">{page.loading}</p>
        </div>
      )}
      {learning === "failed" && (
        <LoadFailed
          text={page.failed}
          tryAgain={page.tryAgain}
          onTryAgain={readAgain}
        />
      )}
      {/* An address with a code is opened to import it, so that comes first. */}
      {brought && learning !== "loading" && tools}
      {typeof learning === "object" && (
        <ReportOf {...props} learner={learning} onGoal={setGoal} />
      )}
      {!brought && learning !== "loading" && tools}
    </div>
  );
}

type ReportOfProps = Omit<ProgressReportProps, "needsScript"> & {
  learner: Learner;
  onGoal: (part: Partial<Goal>) => void;
};

/** The sections of the report. */
function ReportOf({ next, onGoal, ...props }: ReportOfProps) {
  const hasAnswers = props.learner.log.length > 0;

  return (
    <>
      <div className="space-y-4">
        {!hasAnswers && <p>{props.messages.progress.page.nothing}</p>}
        <TodayPlan {...props} hasBar />
        {next}
      </div>
      {hasAnswers && (
        <>
          <ChanceSection {...props} />
          <MistakesSection {...props} />
          <MasterySection {...props} />
          <ExamsSection {...props} />
          <CalendarSection {...props} />
        </>
      )}
      <GoalSection {...props} onGoal={onGoal} />
    </>
  );
}
