import { calendarWeeks } from "@/lib/progress/calendar";
import { dayInWords } from "@/lib/text/day";
import { isoOf } from "@/lib/text/days";
import { formatPlural } from "@/lib/text/format-plural";
import { SectionHeading } from "../ui/section-heading";
import type { SectionProps } from "./report-props";

/** As many as fit on a phone. */
const WEEKS = 12;

/** A square and the space behind it. */
const STEP = 20;

/**
 * The days of the last weeks, one column per week, stronger with more answers.
 */
export function CalendarSection({ learner, language, messages }: SectionProps) {
  const { calendar: text } = messages.progress;
  const weeks = calendarWeeks(learner.log, learner.today, WEEKS);
  const days = weeks.flat().filter(({ answers }) => answers > 0);

  return (
    <section className="space-y-4">
      <SectionHeading>{text.heading}</SectionHeading>
      <p>
        {formatPlural(text.summary, days.length, language, { weeks: WEEKS })}
      </p>
      <svg
        viewBox={`0 0 ${WEEKS * STEP} ${7 * STEP}`}
        aria-hidden
        className="calendar"
      >
        {weeks.map((week, column) =>
          week.map(({ day, level }, row) => (
            <rect
              key={day}
              x={column * STEP + 1}
              y={row * STEP + 1}
              width="16"
              height="16"
              rx="3"
              data-level={level}
            />
          )),
        )}
      </svg>
      <ul className="sr-only">
        {days.map(({ day, answers, right }) => (
          <li key={day}>
            {formatPlural(text.day, answers, language, {
              date: dayInWords(isoOf(day), language),
              right,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
