import { defaultLanguage, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { isOffered } from "@/lib/addresses/set-language";
import { figuresOf } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { SetRow } from "./set-row";

type QuestionSetRowProps = {
  setId: SetId;
  language: Language;
  /** Of the five numbered sets, from 1. */
  number?: number | undefined;
  heading?: "h2" | "h3";
};

/** The row of a set of questions. */
export function QuestionSetRow({
  setId,
  language,
  number,
  heading = "h3",
}: QuestionSetRowProps) {
  const { chooser, difficulty, inLanguage, progress, sets } =
    allMessages[language];
  const { kind, difficulty: level, questionCount } = questionSets[setId];
  const length =
    kind === "multiple-choice" ? chooser.choiceCount : chooser.questionCount;
  const { title, description } = sets[setId];
  const isNumbered = number !== undefined;

  return (
    <SetRow
      setId={setId}
      title={isNumbered ? chooser.cardTitle : title}
      heading={heading}
      name={title}
      number={number}
      href={viewAddress({ mode: "quiz", setId }, language)}
      total={questionCount}
      start={
        isNumbered
          ? formatMessage(chooser.startNumbered, { number })
          : formatMessage(chooser.start, { title })
      }
      level={difficulty[level]}
      length={formatMessage(length, { count: questionCount })}
      more={
        isNumbered
          ? chooser.topics
          : formatMessage(description, figuresOf(setId))
      }
      inLanguage={
        isOffered(setId, language) ? undefined : inLanguage[defaultLanguage]
      }
      messages={progress.ofSet}
    />
  );
}
