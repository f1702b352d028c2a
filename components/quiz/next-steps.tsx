import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { viewAddress } from "@/lib/addresses/links";
import type { QuizResult } from "@/lib/quiz/grade";
import { nextSet } from "@/lib/sets/next-set";
import { formatMessage } from "@/lib/text/format-message";
import { PlateButton } from "../share/plate-button";
import { ShareButton } from "../share/share-button";
import { Button, isFirstClick } from "../ui/button";
import { LinkButton } from "../ui/link-button";
import { hanamaru } from "./hanamaru";
import type { QuizMessages } from "./messages";
import { PractiseButton } from "./practise-button";

type NextStepsProps = {
  /** The set that was practised. */
  setId: SetId;
  /** The language of the interface. */
  pageLanguage: Language;
  messages: QuizMessages;
  result: QuizResult;
  /** How many questions were not answered right. */
  missed: number;
  onAgain: () => void;
  /** Begins a round of those. */
  onPractise: () => void;
};

/** What to do next, the best first. */
export function NextSteps({
  setId,
  pageLanguage,
  messages,
  onAgain,
  onPractise,
  result,
  missed,
}: NextStepsProps) {
  const { title } = messages.sets[setId];
  const { score, totalQuestions, percentage } = result;
  const next = nextSet(setId, pageLanguage);

  return (
    <>
      <PractiseButton
        count={missed}
        messages={messages.round}
        onPress={onPractise}
      />
      {next && (
        <LinkButton
          href={viewAddress({ mode: "quiz", setId: next }, pageLanguage)}
          variant={missed > 0 ? "secondary" : "primary"}
          // A double click on Finish is one step.
          onFollow={(event) => {
            if (!isFirstClick(event)) event.preventDefault();
          }}
        >
          {formatMessage(messages.round.nextSet, messages.sets[next])}
        </LinkButton>
      )}
      <div>
        <Button
          variant={missed > 0 || next ? "secondary" : "primary"}
          onPress={onAgain}
        >
          {messages.results.again}
        </Button>
        <ShareButton
          title={title}
          text={formatMessage(messages.share.resultText, {
            title,
            score,
            totalQuestions,
            percentage,
          })}
          messages={messages.share}
        />
      </div>
      <PlateButton
        title={title}
        result={result}
        flower={hanamaru}
        messages={messages}
      />
    </>
  );
}
