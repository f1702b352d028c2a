import { useState } from "react";
import type { Language } from "@/content/languages";
import { testIds } from "@/content/tests";
import { randomSeed } from "@/lib/exam/seed";
import { wholePaper, type PaperChoice } from "@/lib/teach/paper-choice";
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
          {refs && shortageOf(choice, refs.length, make)}
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

/** That there are fewer statements than chosen; null if there are enough. */
function shortageOf(
  { count: wanted }: PaperChoice,
  count: number,
  make: TeachPageMessages["teach"]["make"],
) {
  if (count === 0) return make.none;
  return wanted && count < wanted ? formatMessage(make.fewer, { count }) : null;
}
