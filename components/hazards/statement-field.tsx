import type { KeyboardEvent } from "react";
import type { Language } from "@/content/languages";
import type { Statement } from "@/lib/hazards/scene";
import { MarkedText } from "../ui/marked-text";
import { AnswerTick } from "./answer-tick";
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
  const options = [
    [true, messages.quiz.trueOption],
    [false, messages.quiz.falseOption],
  ] as const;

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
        {options.map(([value, text]) => (
          <Option
            key={text}
            name={name}
            value={value}
            text={text}
            isChosen={answer === value}
            state={isChecked ? stateOf(value, answer, statement) : undefined}
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

function stateOf(
  value: boolean,
  answer: boolean | null,
  { answer: right }: Statement,
) {
  if (value === right) return "right";
  return value === answer ? "wrong" : "other";
}

type OptionProps = {
  name: string;
  value: boolean;
  text: string;
  isChosen: boolean;
  /** Once it is checked. */
  state: ReturnType<typeof stateOf> | undefined;
  onChoose: () => void;
};

function Option({ name, value, text, isChosen, state, onChoose }: OptionProps) {
  return (
    <label className="hazard-option answer cursor-target" data-state={state}>
      <AnswerTick />
      <input
        type="radio"
        name={name}
        value={String(value)}
        checked={isChosen}
        disabled={state !== undefined}
        onChange={onChoose}
      />
      {text}
    </label>
  );
}
