import { subjectsOf } from "@/lib/progress/catalogue";
import { dailyQuota } from "@/lib/progress/daily-quota";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { candidatesFor } from "@/lib/progress/practice-filter";
import { formatPlural } from "@/lib/text/format-plural";
import type { ReportMessages, SectionProps } from "./report-props";

type TodayPlanProps = Omit<SectionProps, "messages"> & {
  messages: Pick<ReportMessages, "progress">;
  /** Where nothing else on the screen is drawn as a bar. */
  hasBar?: boolean;
};

/** What was done today and, with an exam ahead, what there is to do. */
export function TodayPlan({
  learner,
  language,
  messages,
  hasBar = false,
}: TodayPlanProps) {
  const text = messages.progress.goal;
  const { goal, known, log, today } = learner;
  const { test, examDay } = goal;
  if (examDay === today) return <p>{text.today}</p>;

  const done = log.filter(({ day }) => day === today).length;
  const answered = <p>{formatPlural(text.done, done, language)}</p>;
  if (examDay === null || examDay < today) return done > 0 && answered;

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
    <div>
      <p className="text-lg font-semibold">
        {formatPlural(text.share, share, language)}
      </p>
      {answered}
      {hasBar && (
        <progress
          aria-label={text.heading}
          value={Math.min(done, share)}
          max={Math.max(1, share)}
          className="bar mt-2"
        />
      )}
    </div>
  );
}
