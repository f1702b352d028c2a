"use client";

import { useEffect, useState, type ReactNode } from "react";
import { ANSWERS_PREFIX } from "@/lib/browser/storage";
import { Button } from "../ui/button";
import { subscribeToStorage } from "../ui/subscribe-to-storage";
import { useKeptFocus } from "../ui/use-kept-focus";
import { CalendarSection } from "./calendar-section";
import { ChanceSection } from "./chance-section";
import { ExamsSection } from "./exams-section";
import { GoalSection } from "./goal-section";
import { MasterySection } from "./mastery-section";
import { MistakesSection } from "./mistakes-section";
import { ProgressTools } from "./progress-tools";
import type { ReportProps } from "./report-props";
import { useLearner } from "./use-learner";
import { codeInAddress } from "./use-progress-code";

/** Everything known about the learner, once it has been read. */
export function ProgressReport({
  language,
  messages,
  next,
}: ReportProps & { next: ReactNode }) {
  const { learning, setGoal, readAgain } = useLearner();
  const [brought] = useState(codeInAddress);
  const { page } = messages.progress;
  useEffect(() =>
    subscribeToStorage((key) => {
      if (key === null || key.startsWith(ANSWERS_PREFIX)) readAgain();
    }),
  );
  useKeptFocus(learning === "loading" ? null : learning, "main h1");
  if (learning === "loading")
    return (
      <p role="status" className="min-h-[60vh]">
        {page.loading}
      </p>
    );

  const tools = (
    <ProgressTools {...{ language, messages, brought }} onChange={readAgain} />
  );
  if (learning === "failed")
    return (
      <>
        <div role="alert" className="space-y-4 card">
          <p>{page.failed}</p>
          <Button onPress={readAgain}>{page.tryAgain}</Button>
        </div>
        {tools}
      </>
    );

  const props = { learner: learning, language, messages };
  const hasAnswers = learning.log.length > 0;
  return (
    <>
      {/* An address with a code is opened to import it, so that comes first. */}
      {brought && tools}
      <div className="space-y-4">
        {!hasAnswers && <p>{page.nothing}</p>}
        {next}
      </div>
      {hasAnswers && (
        <>
          <ChanceSection {...props} />
          <MistakesSection {...props} />
          <MasterySection {...props} />
          <ExamsSection language={language} messages={messages} />
          <CalendarSection {...props} />
        </>
      )}
      <GoalSection {...props} onGoal={setGoal} />
      {!brought && tools}
    </>
  );
}
