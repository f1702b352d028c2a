import type { KeyboardEvent } from "react";
import type { Language } from "@/content/languages";
import type { Statement } from "@/lib/hazards/scene";
import { AnswerFace } from "../focus/answer-face";
import { optionState, type OptionState } from "../focus/option-mark";
import { MarkedText } from "../ui/marked-text";
import type { SceneMessages } from "./messages";
import { StatementReason } from "./statement-reason";

type StatementFieldProps = {
  /** Its name on the page, one for each statement. */
  name: string;
  number: number;
  statement: Statement;
  language: Language;
  answer: boolean | null;
  isChecked: boolean;
  messages: SceneMessages;
  onAnswer: (answer: boolean) => void;
};

/** A statement with True and False; once checked, whether it is, and why. */
export function StatementField({
  name,
  number,
  statement,
  language,
  answer,
  isChecked,
  messages,
  onAnswer,
}: StatementFieldProps) {
  /** 1 is True, 2 is False, wherever in the statement the focus is. */
  const onKeyDown = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey || isChecked) return;
    if (["1", "१"].includes(key)) onAnswer(true);
    else if (["2", "२"].includes(key)) onAnswer(false);
  };

  return (
    <fieldset
      className="hazard-statement"
      data-right={isChecked ? answer === statement.answer : undefined}
      onKeyDown={onKeyDown}
    >
      <legend>
        {`${number}. `}
        <span lang={language}>
          <MarkedText language={language}>{statement.text}</MarkedText>
        </span>
      </legend>
      <div className="hazard-options">
        {[true, false].map((value) => (
          <Option
            key={String(value)}
            name={name}
            value={value}
            isChosen={answer === value}
            state={
              isChecked ? optionState(value, answer, statement.answer) : "open"
            }
            messages={messages.quiz}
            onChoose={() => onAnswer(value)}
          />
        ))}
      </div>
      {isChecked && (
        <StatementReason
          statement={statement}
          language={language}
          isRight={answer === statement.answer}
          messages={messages}
        />
      )}
    </fieldset>
  );
}

type OptionProps = {
  name: string;
  value: boolean;
  isChosen: boolean;
  state: OptionState;
  messages: SceneMessages["quiz"];
  onChoose: () => void;
};

function Option({
  name,
  value,
  isChosen,
  state,
  messages,
  onChoose,
}: OptionProps) {
  return (
    <label className="option cursor-target" data-state={state}>
      <input
        type="radio"
        name={name}
        value={String(value)}
        checked={isChosen}
        disabled={state !== "open"}
        onChange={onChoose}
      />
      <AnswerFace answer={value} messages={messages} />
    </label>
  );
}
