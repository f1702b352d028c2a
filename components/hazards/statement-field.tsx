import type { KeyboardEvent } from "react";
import type { Language } from "@/content/languages";
import type { Statement } from "@/lib/hazards/scene";
import { nameBasis } from "@/lib/text/legal-basis";
import { MarkedText } from "../ui/marked-text";
import { ReportLink } from "../ui/report-link";
import { AnswerTick } from "./answer-tick";
import type { SceneMessages } from "./messages";

type StatementFieldProps = {
  /** Its name on the page, one for each statement. */
  name: string;
  number: number;
  statement: Statement;
  language: Language;
  answer: boolean | null;
  reveal: "why" | "choice";
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
  reveal,
  messages,
  onAnswer,
}: StatementFieldProps) {
  const isOpen = reveal === "choice";
  const options = [
    [true, messages.quiz.trueOption],
    [false, messages.quiz.falseOption],
  ] as const;

  /** 1 is True, 2 is False, wherever in the statement the focus is. */
  const onKeyDown = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey || !isOpen) return;
    if (["1", "१"].includes(key)) onAnswer(true);
    else if (["2", "२"].includes(key)) onAnswer(false);
  };

  return (
    <fieldset
      className="hazard-statement"
      data-right={isOpen ? undefined : answer === statement.answer}
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
            state={isOpen ? undefined : stateOf(value, answer, statement)}
            onChoose={() => onAnswer(value)}
          />
        ))}
      </div>
      {!isOpen && (
        <Why
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

function Why({
  statement: { ref, answer, why, misjudgement, basis },
  language,
  isRight,
  messages: { hazards, laws, quiz },
}: Pick<StatementFieldProps, "statement" | "language" | "messages"> & {
  isRight: boolean;
}) {
  const named = basis.map((one) => nameBasis(one, laws)).join(" · ");

  return (
    <div className="hazard-why">
      <p>
        <strong className="hazard-mark">
          {isRight ? hazards.right : hazards.wrong}
        </strong>{" "}
        {answer ? hazards.isTrue : hazards.isFalse}
      </p>
      {misjudgement && (
        <p>
          <span className="font-semibold">{`${hazards.misjudgement}: `}</span>
          <span lang={language}>{misjudgement}</span>
        </p>
      )}
      <p lang={language}>
        <MarkedText language={language}>{why}</MarkedText>
      </p>
      <p className="text-sm text-lane-400">
        <MarkedText>{`${quiz.basis}: ${named}`}</MarkedText>
        <span className="block print:hidden">
          <ReportLink of={ref} language={language} messages={quiz} />
        </span>
      </p>
    </div>
  );
}
