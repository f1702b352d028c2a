import { useId } from "react";
import { subjectsOf } from "@/lib/progress/catalogue";
import { dailyQuota } from "@/lib/progress/daily-quota";
import type { Goal } from "@/lib/progress/goal";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { candidatesFor } from "@/lib/progress/practice-filter";
import { dayOfIso, isoOf } from "@/lib/text/days";
import { formatPlural } from "@/lib/text/format-plural";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";
import { TestChoice } from "./test-choice";

/** Which test she prepares for, until when, and what to do today. */
export function GoalSection(
  props: SectionProps & { onGoal: (goal: Goal) => void },
) {
  const { learner, language, messages, onGoal } = props;
  const { goal } = messages.progress;
  const dateField = useId();
  const { examDay, asksHowSure } = learner.goal;

  return (
    <section className="space-y-4">
      <SectionHeading>{goal.heading}</SectionHeading>
      <div className="space-y-4 card">
        <TestChoice {...{ language, messages, learner, onGoal }} />
        <p className="flex flex-wrap items-center gap-3">
          <label htmlFor={dateField} className="font-semibold">
            {goal.day}
          </label>
          <input
            id={dateField}
            type="date"
            min={isoOf(learner.today)}
            defaultValue={isoOf(examDay)}
            onChange={({ target }) =>
              onGoal({ ...learner.goal, examDay: dayOfIso(target.value) })
            }
            className="min-h-12 max-w-full min-w-0 rounded-plate border-2 border-asphalt-500 bg-asphalt-950 px-3"
          />
        </p>
        <div role="status">
          <Today {...props} />
        </div>
        <label className="flex min-h-12 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={asksHowSure}
            onChange={({ target }) =>
              onGoal({ ...learner.goal, asksHowSure: target.checked })
            }
            className="size-5 shrink-0 accent-info-600"
          />
          {goal.sure}
        </label>
      </div>
    </section>
  );
}

/** What to do today, by the day of the exam. */
function Today({ learner, language, messages }: SectionProps) {
  const text = messages.progress.goal;
  const { goal, known, log, today } = learner;
  const done = log.filter(({ day }) => day === today).length;
  const answered = <p>{formatPlural(text.done, done, language)}</p>;
  if (goal.examDay === null || goal.examDay < today)
    return (
      <>
        <p className="text-lane-300">
          {goal.examDay === null ? text.noDay : text.over}
        </p>
        {done > 0 && answered}
      </>
    );
  if (goal.examDay === today) return <p>{text.today}</p>;

  const { test, examDay } = goal;
  const seen = new Set(log.map(({ ref }) => ref));
  const mistakes = waitingMistakes(log, subjectsOf(known).revisionOf);
  const candidates = candidatesFor("all", known, {
    test,
    language,
    seen,
    mistakes,
  });
  const share = dailyQuota({
    candidates,
    seen,
    mistakes,
    today,
    examDay,
    done,
  });
  return (
    <>
      <p>{formatPlural(text.daysLeft, examDay - today, language)}</p>
      <p className="text-lg font-semibold">
        {formatPlural(text.share, share, language)}
      </p>
      {answered}
      <progress
        aria-label={text.heading}
        value={Math.min(done, share)}
        max={Math.max(1, share)}
        className="bar mt-2"
      />
    </>
  );
}
