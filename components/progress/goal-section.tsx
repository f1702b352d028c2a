import type { Goal } from "@/lib/progress/goal";
import { SectionHeading } from "../ui/section-heading";
import { Tick } from "../ui/tick";
import { ExamDate } from "./exam-date";
import type { SectionProps } from "./report-props";
import { TestChoice } from "./test-choice";

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
        <TestChoice {...{ language, messages, learner, onGoal }} />
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
