import { useId } from "react";
import type { Language } from "@/content/languages";
import type { ProgressMessages } from "@/content/ui/progress/schema";
import type { Goal } from "@/lib/progress/goal";
import { dayOfIso, isoOf } from "@/lib/text/days";
import { formatPlural } from "@/lib/text/format-plural";

type ExamDateProps = {
  goal: Goal;
  /** 0 until it is known. */
  today: number;
  language: Language;
  messages: ProgressMessages["goal"];
  onGoal: (part: Partial<Goal>) => void;
};

/** The field for the day of the exam, and how far off that is. */
export function ExamDate({
  goal,
  today,
  language,
  messages: text,
  onGoal,
}: ExamDateProps) {
  const field = useId();
  const { examDay } = goal;

  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-3">
        <label htmlFor={field} className="font-semibold">
          {text.day}
        </label>
        <input
          id={field}
          type="date"
          min={today > 0 ? isoOf(today) : undefined}
          defaultValue={isoOf(examDay)}
          onChange={({ target }) => onGoal({ examDay: dayOfIso(target.value) })}
          className="min-h-12 max-w-full min-w-0 rounded-plate border-2 border-asphalt-500 bg-asphalt-950 px-3"
        />
      </p>
      <p role="status" className="text-lane-300">
        {examDay === null
          ? text.noDay
          : examDay < today
            ? text.over
            : examDay === today
              ? text.today
              : formatPlural(text.daysLeft, examDay - today, language)}
      </p>
    </div>
  );
}
