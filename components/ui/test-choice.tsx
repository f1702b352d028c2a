import { useId } from "react";
import type { Language } from "@/content/languages";
import { testIds, type TestId } from "@/content/tests";
import type { Messages } from "@/content/ui/schema";
import { MarkedText } from "./marked-text";
import { Tick } from "./tick";

type TestChoiceProps = {
  legend: string;
  language: Language;
  names: Messages["exams"]["tests"];
  test: TestId;
  onChoose: (test: TestId) => void;
};

/** Chooses one of the written tests. */
export function TestChoice({
  legend,
  language,
  names,
  test,
  onChoose,
}: TestChoiceProps) {
  const group = useId();

  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {testIds.map((id) => (
          <Tick
            key={id}
            type="radio"
            name={group}
            isChecked={id === test}
            onCheck={() => onChoose(id)}
          >
            <MarkedText language={language}>{names[id].name}</MarkedText>
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
