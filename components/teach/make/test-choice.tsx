import type { Language } from "@/content/languages";
import { testIds, type TestId } from "@/content/tests";
import { MarkedText } from "../../ui/marked-text";
import { Tick } from "../../ui/tick";
import type { TeachPageMessages } from "../teach-messages";

type TestChoiceProps = {
  language: Language;
  test: TestId;
  messages: TeachPageMessages;
  onChange: (test: TestId) => void;
};

/** Which test the paper is of. */
export function TestChoice({
  test,
  language,
  messages,
  onChange,
}: TestChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{messages.teach.make.test}</legend>
      {testIds.map((id) => (
        <Tick
          key={id}
          type="radio"
          name="teach-test"
          isChecked={test === id}
          onCheck={() => onChange(id)}
        >
          <MarkedText language={language}>{messages.tests[id].name}</MarkedText>
        </Tick>
      ))}
    </fieldset>
  );
}
