import { blueprints } from "@/content/blueprints";
import { tests } from "@/content/tests";
import { MOST_QUESTIONS, type PaperChoice } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { fieldClass } from "../../ui/field-class";
import type { TeachPageMessages } from "../teach-messages";

type CountFieldProps = {
  choice: PaperChoice;
  make: TeachPageMessages["teach"]["make"];
  onChange: (part: { count: number | null }) => void;
};

/** How many questions; empty: as many as the real test has. */
export function CountField({ choice, make, onChange }: CountFieldProps) {
  const { test, topics, count } = choice;
  const real = tests[test].questions;
  const ofTopics = topics?.reduce(
    (sum, topic) => sum + (blueprints[test].topics[topic] ?? 0),
    0,
  );
  const type = (typed: string) => {
    const number = Math.floor(Number(typed));
    onChange({
      count: number >= 1 ? Math.min(number, MOST_QUESTIONS) : null,
    });
  };

  return (
    <label className="block font-semibold">
      {make.count}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_QUESTIONS}
        value={count ?? ""}
        placeholder={String(ofTopics ?? real)}
        onChange={(event) => type(event.target.value)}
        className={`mt-1 w-28 ${fieldClass}`}
      />
      <span className="text-sm font-normal text-lane-300">
        {formatMessage(make.countHelp, { count: real })}
      </span>
    </label>
  );
}
