import { useId } from "react";
import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import { MarkedText } from "../ui/marked-text";

type TestChoiceProps = {
  legend: string;
  names: readonly (readonly [test: TestId, name: string])[];
  chosen: TestId;
  language: Language;
  onChoose: (test: TestId) => void;
};

/** Which of the written tests the learner is preparing for. */
export function TestChoice({
  legend,
  names,
  chosen,
  language,
  onChoose,
}: TestChoiceProps) {
  const group = useId();

  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {names.map(([test, name]) => (
          <label key={test} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={test === chosen}
              onChange={() => onChoose(test)}
              className="size-5 shrink-0 accent-info-600"
            />
            <span>
              <MarkedText language={language}>{name}</MarkedText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
