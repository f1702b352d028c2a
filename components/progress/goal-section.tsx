import type { Goal } from "@/lib/progress/goal";
import { SectionHeading } from "../ui/section-heading";
import { TestChoice } from "../ui/test-choice";
import { Tick } from "../ui/tick";
import { ExamDate } from "./exam-date";
import type { SectionProps } from "./report-props";

/** Which test she prepares for, until when, and how. */
export function GoalSection({
  learner,
  language,
  messages,
  onGoal,
}: SectionProps & { onGoal: (part: Partial<Goal>) => void }) {
  const { goal: text } = messages.progress;
  const { goal, today } = learner;

  return (
    <section className="space-y-4">
      <SectionHeading>{text.ownTest}</SectionHeading>
      <div className="space-y-4 card">
        <TestChoice
          legend={text.test}
          language={language}
          names={messages.tests}
          test={goal.test}
          onChoose={(test) => onGoal({ test })}
        />
        <ExamDate {...{ goal, today, language, onGoal }} messages={text} />
        <Tick
          type="checkbox"
          isChecked={goal.asksHowSure}
          onCheck={() => onGoal({ asksHowSure: !goal.asksHowSure })}
        >
          {text.sure}
        </Tick>
      </div>
    </section>
  );
}
