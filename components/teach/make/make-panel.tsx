import { useState } from "react";
import type { Language } from "@/content/languages";
import { testIds } from "@/content/tests";
import { randomSeed } from "@/lib/exam/seed";
import { wholePaper } from "@/lib/teach/paper-choice";
import type { PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { LoadNotice } from "../../ui/load-notice";
import { SectionHeading } from "../../ui/section-heading";
import type { TeachPageMessages } from "../teach-messages";
import { useQuestionBank, useRefs } from "../use-drawn-paper";
import { ChoiceForm } from "./choice-form";
import { UsePanel } from "./use-panel";

type MakePanelProps = {
  language: Language;
  messages: TeachPageMessages;
  /** Takes a mark sheet that was typed in. */
  onMarked: (result: PaperResult) => void;
};

/** A paper is chosen, then shown, printed or sent. */
export function MakePanel({ language, messages, onMarked }: MakePanelProps) {
  const { make } = messages.teach;
  const [chosen, setChosen] = useState(() =>
    wholePaper(testIds[0]!, { seed: randomSeed(), edition: "" }),
  );
  const { bank, state, retry } = useQuestionBank(chosen.test);
  const choice = { ...chosen, edition: bank?.edition ?? "" };
  const refs = useRefs(bank, choice);
  const isShort = refs && choice.count && refs.length < choice.count;

  return (
    <>
      <section className="space-y-4">
        <SectionHeading>{make.heading}</SectionHeading>
        <ChoiceForm
          choice={chosen}
          edition={bank?.edition}
          language={language}
          messages={messages}
          onChange={setChosen}
        />
        <p role="status" className="font-semibold text-caution-400">
          {refs?.length === 0 && make.none}
          {isShort && refs.length > 0
            ? formatMessage(make.fewer, { count: refs.length })
            : null}
        </p>
        <LoadNotice
          messages={messages.exam.start}
          state={state}
          onRetry={retry}
        />
      </section>
      {bank && refs && refs.length > 0 && (
        <UsePanel
          choice={choice}
          bank={bank}
          refs={refs}
          language={language}
          messages={messages}
          onMarked={onMarked}
        />
      )}
    </>
  );
}
