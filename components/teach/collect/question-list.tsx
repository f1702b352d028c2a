import type { Statements } from "@/lib/exam/load-statements";
import type { QuestionRow } from "@/lib/teach/class-table";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../../ui/marked-text";
import { Picture } from "../../ui/picture";
import type { TeachPageMessages } from "../teach-messages";

type QuestionListProps = {
  rows: readonly QuestionRow[];
  /** Of all learners, in the order of their results. */
  names: readonly string[];
  known: Statements;
  /** How many learners there are. */
  total: number;
  /** Whether to print the reason below, for the teacher to explain. */
  withReason?: boolean;
  messages: TeachPageMessages;
};

/** Questions with how many had them right, and who had not. */
export function QuestionList({
  rows,
  names,
  known,
  total,
  withReason = false,
  messages,
}: QuestionListProps) {
  const { collect } = messages.teach;

  return (
    <ul className="divide-y divide-asphalt-700">
      {rows.map(({ number, ref, right, missed }) => {
        const statement = known[ref];
        return (
          <li key={ref} className="py-3">
            {withReason && statement && (
              <Picture question={statement} language={statement.language} />
            )}
            <p>
              <b>{number}. </b>
              <span lang={statement?.language}>
                {statement && (
                  <MarkedText language={statement.language}>
                    {statement.question}
                  </MarkedText>
                )}
              </span>
            </p>
            <p className="text-lane-300">
              {/* One text: React cannot remove what a browser has translated. */}
              {[
                formatMessage(collect.rightOf, { right, asked: total }),
                missed.length > 0 &&
                  formatMessage(collect.missedBy, {
                    count: missed.length,
                    names: missed.map((place) => names[place]).join(", "),
                  }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {withReason && statement?.explanation && (
              <p lang={statement.language} className="text-lane-300">
                <MarkedText language={statement.language}>
                  {statement.explanation}
                </MarkedText>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
