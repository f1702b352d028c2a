import { useRef, useState } from "react";
import type { Language } from "@/content/languages";
import { focusInPlace } from "@/lib/browser/focus";
import { formatPaper, type PaperChoice } from "@/lib/teach/paper-choice";
import { isHandedIn } from "@/lib/teach/saved-answers";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { LoadNotice } from "../../ui/load-notice";
import { SectionHeading } from "../../ui/section-heading";
import type { TeachPageMessages } from "../teach-messages";
import {
  useQuestionBank,
  useRefs,
  useLoadedStatements,
} from "../use-drawn-paper";
import { AnswerForm } from "./answer-form";

type SentPaperProps = {
  choice: PaperChoice;
  language: Language;
  messages: TeachPageMessages;
};

/** A paper that a link brought: a learner answers it here. */
export function SentPaper({ choice, language, messages }: SentPaperProps) {
  const { answer } = messages.teach;
  const heading = useRef<HTMLDivElement>(null);
  // A result that was handed in comes back by itself.
  const [isBegun, setBegun] = useState(() => isHandedIn(formatPaper(choice)));
  const { bank, state, retry } = useQuestionBank(choice.test);
  const paper = { ...choice, edition: bank?.edition ?? "" };
  const refs = useRefs(bank, paper);
  const statements = useLoadedStatements(isBegun ? refs : null, language);
  const isOld = bank && bank.edition !== choice.edition;
  const code = formatPaper(isOld ? paper : choice);

  const begin = () => {
    // The button gives way to the statements, once they are here.
    focusInPlace(heading.current);
    setBegun(true);
  };

  return (
    <section className="max-w-2xl space-y-4 card">
      <div ref={heading} tabIndex={-1}>
        <SectionHeading>
          {formatMessage(answer.heading, { code })}
        </SectionHeading>
      </div>
      {isOld && (
        <p className="font-semibold text-caution-400">
          {formatMessage(messages.exam.start.changed, {
            code: formatPaper(choice),
            today: code,
          })}
        </p>
      )}
      {refs && <p>{formatMessage(answer.text, { statements: refs.length })}</p>}
      {refs && !isBegun && <Button onPress={begin}>{answer.begin}</Button>}
      <LoadNotice
        messages={messages.exam.start}
        state={bank ? statements.state : state}
        onRetry={bank ? statements.retry : retry}
      />
      {bank && refs && isBegun && statements.isHere && (
        <AnswerForm
          choice={paper}
          bank={bank}
          refs={refs}
          language={language}
          messages={messages}
          onAgain={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}
