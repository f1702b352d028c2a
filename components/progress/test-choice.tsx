import { useId } from "react";
import type { Language } from "@/content/languages";
import { testIds } from "@/content/tests";
import type { Messages } from "@/content/ui/schema";
import type { Goal } from "@/lib/progress/goal";
import { MarkedText } from "../ui/marked-text";
import { Tick } from "../ui/tick";
import type { Learner } from "./use-learner";

type TestChoiceProps = {
  messages: Pick<Messages, "progress"> & Pick<Messages["exams"], "tests">;
  learner: Pick<Learner, "goal">;
  language: Language;
  onGoal: (part: Partial<Goal>) => void;
};

/** Which of the written tests the learner is preparing for. */
export function TestChoice({
  messages,
  learner: { goal },
  language,
  onGoal,
}: TestChoiceProps) {
  const group = useId();

  return (
    <fieldset>
      <legend className="font-semibold">{messages.progress.goal.test}</legend>
      <div className="flex flex-wrap gap-x-6">
        {testIds.map((test) => (
          <Tick
            key={test}
            type="radio"
            name={group}
            isChecked={test === goal.test}
            onCheck={() => onGoal({ test })}
          >
            <MarkedText language={language}>
              {messages.tests[test].name}
            </MarkedText>
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
