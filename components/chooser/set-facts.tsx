import { defaultLanguage, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { isOffered } from "@/lib/addresses/set-language";
import { formatMessage } from "@/lib/text/format-message";
import { SetProgressLabel } from "../progress/set-progress-label";

type SetFactsProps = {
  setId: SetId;
  language: Language;
  /** Whether all sets of its group are as hard: a phone need not say so. */
  isAsHard?: boolean;
};

/** How hard a set is, and how many questions it has or how far it is done. */
export function SetFacts({ setId, language, isAsHard }: SetFactsProps) {
  const { chooser, difficulty, inLanguage, progress } = allMessages[language];
  const { difficulty: level, questionCount } = questionSets[setId];

  return (
    <>
      <span className={isAsHard ? "max-sm:hidden" : undefined}>
        {`${difficulty[level]} · `}
      </span>
      <SetProgressLabel
        setId={setId}
        total={questionCount}
        messages={progress.ofSet}
        otherwise={formatMessage(chooser.questionCount, {
          count: questionCount,
        })}
      />
      {!isOffered(setId, language) && ` · ${inLanguage[defaultLanguage]}`}
    </>
  );
}
