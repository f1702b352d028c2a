import { useState } from "react";
import { tests } from "@/content/tests";
import { parseCode } from "@/lib/exam/seed";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { LoadNotice } from "../../ui/load-notice";
import { NeedsScript } from "../../ui/needs-script";
import type { ExamProps } from "../common/exam-props";
import { CodeField } from "./code-field";
import { useCode } from "./use-code";
import { useStart } from "./use-start";

/** The form before an exam: an optional code, and the time. */
export function StartForm({ store, language, messages }: ExamProps) {
  const { start: text } = messages.exam;
  const [isTimed, setTimed] = useState(true);
  const code = useCode();
  const { state, actions } = useStart(store, messages);
  const begin = () => actions.begin(code.text, isTimed);
  const parsed = parseCode(code.text);

  return (
    <div onPointerEnter={actions.prepare} onFocus={actions.prepare}>
      <p className="mt-2 text-lane-300">{text.text}</p>
      <NeedsScript text={text.needsScript} tryAgain={text.tryAgain} />
      {code.isLinked && (
        <p className="mt-4 font-semibold">
          {formatMessage(text.shared, { code: code.text })}
        </p>
      )}
      <div className="mt-4">
        <Button onPress={begin}>
          {code.isLinked && parsed
            ? formatMessage(text.beginCode, { code: code.text })
            : text.begin}
        </Button>
      </div>
      <p
        id="code-problem"
        role="alert"
        className="font-semibold text-caution-400 not-empty:mt-3"
      >
        {state.problem}
      </p>
      <LoadNotice messages={text} state={state.load} onRetry={actions.retry} />
      <TimeChoice
        label={text.time}
        options={[
          [true, formatMessage(text.byClock, tests[store.test])],
          [false, text.noClock],
        ]}
        value={isTimed}
        onChange={setTimed}
      />
      <CodeField messages={text} code={code} isWrong={state.problem !== ""} />
      <div className="mt-4">
        <Button variant="secondary" onPress={() => actions.print(code.text)}>
          {text.print}
        </Button>
      </div>
      {state.printed && (
        <state.printed.Paper
          exam={state.printed.exam}
          questionBank={state.printed.questionBank}
          language={language}
          messages={messages}
          onDone={actions.printed}
        />
      )}
    </div>
  );
}

type TimeChoiceProps = {
  label: string;
  options: readonly (readonly [isTimed: boolean, name: string])[];
  value: boolean;
  onChange: (isTimed: boolean) => void;
};

function TimeChoice({ label, options, value, onChange }: TimeChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{label}</legend>
      {options.map(([isTimed, name]) => (
        <label
          key={name}
          className="cursor-target flex min-h-12 w-fit items-center gap-3"
        >
          <input
            type="radio"
            name="time"
            className="size-5 accent-info-600"
            checked={value === isTimed}
            onChange={() => onChange(isTimed)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
