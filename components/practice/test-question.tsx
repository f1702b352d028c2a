import { testIds, type TestId } from "@/content/tests";
import { isFirstClick } from "../ui/button";
import { Icon } from "../ui/icon";
import { MarkedText } from "../ui/marked-text";
import type { PracticeProps } from "./practice-props";

type TestQuestionProps = PracticeProps & { onChoose: (test: TestId) => void };

/**
 * Asks once, in plain words, which written test the learner is preparing for.
 */
export function TestQuestion({
  language,
  messages: { practice, tests },
  onChoose,
}: TestQuestionProps) {
  return (
    <div>
      <h2 tabIndex={-1} className="text-2xl font-extrabold">
        {practice.whichTest}
      </h2>
      <ul className="test-rows">
        {testIds.map((test) => (
          <li key={test}>
            <button
              type="button"
              onClick={(event) => isFirstClick(event) && onChoose(test)}
              className="test-row cursor-target"
            >
              <span>
                <strong>{tests[test].plain}</strong>
                <MarkedText language={language}>{tests[test].name}</MarkedText>
              </span>
              <Icon name="onward" className="size-6" />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-lane-300">{practice.whichTestHint}</p>
    </div>
  );
}
