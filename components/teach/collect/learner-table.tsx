import { useRef } from "react";
import { focusInPlace } from "@/lib/browser/focus";
import type { ClassTable } from "@/lib/teach/class-table";
import { tidyName, type PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import type { TeachPageMessages } from "../teach-messages";
import type { ClassActions } from "./use-class";

type LearnerTableProps = {
  results: readonly PaperResult[];
  table: ClassTable;
  names: readonly string[];
  actions: ClassActions;
  messages: TeachPageMessages;
};

/** A line for each learner: name, points, and which questions were missed. */
export function LearnerTable({
  results,
  table,
  names,
  actions,
  messages,
}: LearnerTableProps) {
  const { collect } = messages.teach;
  const region = useRef<HTMLDivElement>(null);
  const remove = (result: PaperResult, name: string) => {
    if (!confirm(formatMessage(collect.confirmOne, { name }))) return;
    // The button goes with its row.
    focusInPlace(region.current);
    actions.remove(result);
  };

  return (
    <div
      ref={region}
      className="relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={collect.heading}
    >
      <table className="class-table">
        <thead>
          <tr>
            <th scope="col">{collect.name}</th>
            <th scope="col">{collect.version}</th>
            <th scope="col">{collect.points}</th>
            <th scope="col">{collect.missed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {results.map((result, learner) => (
            <LearnerRow
              key={`${learner} ${result.mark} ${result.points}`}
              {...{ result, learner, actions, messages }}
              name={names[learner]!}
              missed={table.questions
                .filter(({ missed }) => missed.includes(learner))
                .map(({ number }) => number)}
              onRemove={() => remove(result, names[learner]!)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LearnerRowProps = Pick<LearnerTableProps, "actions" | "messages"> & {
  result: PaperResult;
  /** Place in the list, from 0. */
  learner: number;
  /** As the table calls her, where she gave no name. */
  name: string;
  /** Numbers of questions. */
  missed: readonly number[];
  onRemove: () => void;
};

function LearnerRow({
  result,
  learner,
  name,
  missed,
  actions,
  messages,
  onRemove,
}: LearnerRowProps) {
  const { collect } = messages.teach;

  return (
    <tr>
      <td>
        <NameField
          key={result.name}
          result={result}
          label={formatMessage(collect.nameOf, { number: learner + 1 })}
          placeholder={name}
          onName={(next) => actions.rename(result, next)}
        />
      </td>
      <td>{result.paper.version}</td>
      <td className="font-semibold">{result.points}</td>
      <td>{missed.join(", ")}</td>
      <td>
        <Button variant="secondary" onPress={onRemove}>
          <span aria-hidden>×</span>
          <span className="sr-only">
            {formatMessage(collect.remove, { name })}
          </span>
        </Button>
      </td>
    </tr>
  );
}

type NameFieldProps = {
  result: PaperResult;
  label: string;
  placeholder: string;
  onName: (name: string) => void;
};

/** A name, kept when the field is left. */
function NameField({ result, label, placeholder, onName }: NameFieldProps) {
  return (
    <input
      defaultValue={result.name}
      aria-label={label}
      placeholder={placeholder}
      onBlur={(event) => {
        const name = tidyName(event.currentTarget.value);
        if (name !== result.name) onName(name);
      }}
      className={`w-44 ${fieldClass}`}
    />
  );
}
