import { useState } from "react";
import { useStore } from "zustand";
import { loadedStatements } from "@/lib/exam/load-statements";
import type { Statement } from "@/lib/exam/statement";
import { pointsOf } from "@/lib/teach/check-result";
import { formatPaper } from "@/lib/teach/paper-choice";
import { markOf } from "@/lib/teach/result-code";
import {
  noAnswers,
  readPaperAnswers,
  writePaperAnswers,
  type PaperAnswers,
} from "@/lib/teach/saved-answers";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { MarkedText } from "../../ui/marked-text";
import { Picture } from "../../ui/picture";
import { Tick } from "../../ui/tick";
import type { UseProps } from "../use-props";
import { AnsweredPaper } from "./answered-paper";

type AnswerFormProps = UseProps & {
  /** The result gives way to the empty paper. */
  onAgain: () => void;
};

/** A paper to answer, and its result once it is handed in. */
export function AnswerForm({ onAgain, ...props }: AnswerFormProps) {
  const { choice, bank, refs } = props;
  const code = formatPaper(choice);
  const [{ answers, mark }, setPaper] = useState(() =>
    readPaperAnswers(code, refs.length),
  );
  const keep = (next: PaperAnswers) => {
    setPaper(next);
    writePaperAnswers(code, next);
  };
  if (mark === undefined)
    return <OpenPaper {...props} answers={answers} onChange={keep} />;

  const given = { paper: choice, answers };
  const points = pointsOf(bank, given, refs);
  const again = () => {
    // What is kept stays until there is another answer.
    setPaper(noAnswers(refs.length));
    onAgain();
  };
  return (
    <AnsweredPaper
      {...props}
      result={{ ...given, mark, points }}
      onAgain={again}
    />
  );
}

type OpenPaperProps = UseProps & {
  answers: PaperAnswers["answers"];
  onChange: (next: PaperAnswers) => void;
};

/** The statements of a paper with true and false, until it is handed in. */
function OpenPaper({ refs, messages, answers, onChange }: OpenPaperProps) {
  const { answer: text } = messages.teach;
  const { known } = useStore(loadedStatements);
  const open = answers.filter((answer) => answer === undefined).length;
  const give = (at: number, answer: boolean) =>
    onChange({
      answers: answers.map((one, index) => (index === at ? answer : one)),
    });
  const handIn = () => {
    if (open > 0 && !confirm(formatMessage(text.confirm, { count: open })))
      return;
    onChange({ answers, mark: markOf() });
  };
  return (
    <>
      <ol className="divide-y divide-asphalt-700">
        {refs.map((ref, at) => {
          const statement = known[ref];
          return (
            statement && (
              <AnswerField
                key={ref}
                number={at + 1}
                statement={statement}
                answer={answers[at]}
                messages={messages}
                onAnswer={(answer) => give(at, answer)}
              />
            )
          );
        })}
      </ol>
      <p className="text-lane-300">
        {formatMessage(text.left, { count: open })}
      </p>
      <Button onPress={handIn}>{text.handIn}</Button>
    </>
  );
}

type AnswerFieldProps = {
  /** In the paper, from 1. */
  number: number;
  statement: Statement;
  answer: boolean | undefined;
  messages: UseProps["messages"];
  onAnswer: (answer: boolean) => void;
};

function AnswerField({
  number,
  statement,
  answer,
  messages,
  onAnswer,
}: AnswerFieldProps) {
  const { language, question, ref, situation } = statement;
  const options = [
    [true, messages.quiz.trueOption],
    [false, messages.quiz.falseOption],
  ] as const;

  return (
    <li className="py-4">
      <Picture question={statement} language={language} />
      <fieldset>
        <legend>
          <b>{number}. </b>
          <span lang={language}>
            <MarkedText language={language}>
              {[situation, question].filter(Boolean).join(" ")}
            </MarkedText>
          </span>
        </legend>
        <div className="flex gap-8">
          {options.map(([value, name]) => (
            <Tick
              key={name}
              type="radio"
              name={ref}
              isChecked={answer === value}
              onCheck={() => onAnswer(value)}
            >
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
