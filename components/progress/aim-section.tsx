import { useId } from "react";
import { testIds } from "@/content/tests";
import { pageAddress } from "@/lib/addresses/links";
import type { Aim } from "@/lib/progress/aim";
import { subjectsOf } from "@/lib/progress/catalogue";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { candidatesFor } from "@/lib/progress/practice-filter";
import { todaysShare } from "@/lib/progress/share";
import { dayOfIso, isoOf } from "@/lib/text/days";
import { formatMessage } from "@/lib/text/format-message";
import { LinkButton } from "../ui/link-button";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";
import { TestChoice } from "./test-choice";

/** What she prepares for, until when, and what that makes today. */
export function AimSection(
  props: SectionProps & { onAim: (aim: Aim) => void },
) {
  const { learner, language, messages, onAim } = props;
  const { aim, page } = messages.progress;
  const dateField = useId();
  const { test, examDay, asksHowSure } = learner.aim;

  return (
    <section className="space-y-4">
      <SectionHeading>{aim.heading}</SectionHeading>
      <div className="space-y-4 card">
        <TestChoice
          legend={aim.test}
          names={testIds.map((id) => [id, messages.tests[id].name])}
          chosen={test}
          language={language}
          onChoose={(chosen) => onAim({ ...learner.aim, test: chosen })}
        />
        <p className="flex flex-wrap items-center gap-3">
          <label htmlFor={dateField} className="font-semibold">
            {aim.day}
          </label>
          <input
            id={dateField}
            type="date"
            min={isoOf(learner.today)}
            defaultValue={isoOf(examDay)}
            onChange={({ target }) =>
              onAim({ ...learner.aim, examDay: dayOfIso(target.value) })
            }
            className="min-h-12 rounded-plate border-2 border-asphalt-500 bg-asphalt-950 px-3"
          />
        </p>
        <div role="status">
          <Today {...props} />
        </div>
        <LinkButton href={pageAddress("practice", language)}>
          {page.start}
        </LinkButton>
        <label className="flex min-h-12 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={asksHowSure}
            onChange={({ target }) =>
              onAim({ ...learner.aim, asksHowSure: target.checked })
            }
            className="size-5 shrink-0 accent-info-600"
          />
          {aim.sure}
        </label>
      </div>
    </section>
  );
}

/** What the day of the exam makes of today. */
function Today({ learner, language, messages }: SectionProps) {
  const text = messages.progress.aim;
  const { aim, known, log, today } = learner;
  const done = log.filter(({ day }) => day === today).length;
  const answered = <p>{formatMessage(text.done, { count: done })}</p>;
  if (aim.examDay === null || aim.examDay < today)
    return (
      <>
        <p className="text-lane-300">
          {aim.examDay === null ? text.noDay : text.over}
        </p>
        {done > 0 && answered}
      </>
    );
  if (aim.examDay === today) return <p>{text.today}</p>;

  const { test, examDay } = aim;
  const seen = new Set(log.map(({ ref }) => ref));
  const mistakes = waitingMistakes(log, subjectsOf(known).revisionOf);
  const candidates = candidatesFor("all", known, {
    test,
    language,
    seen,
    mistakes,
  });
  const share = todaysShare({
    candidates,
    seen,
    mistakes,
    today,
    examDay,
    done,
  });
  return (
    <>
      <p>{formatMessage(text.daysLeft, { days: examDay - today })}</p>
      <p className="text-lg font-semibold">
        {formatMessage(text.share, { share })}
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
