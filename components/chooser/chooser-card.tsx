import { defaultLanguage, type Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { isOffered } from "@/lib/sets/set-language";
import { viewAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { SetStanding } from "../progress/set-standing";
import { LinkButton } from "../ui/link-button";
import { Tag } from "../ui/tag";

type ChooserCardProps = {
  setId: SetId;
  language: Language;
  /** The big number of the five numbered sets. */
  number?: number;
  title: string;
  description?: string;
  topics?: string;
  button: string;
};

/** A set that can be started. */
export function ChooserCard({
  setId,
  language,
  number,
  title,
  description,
  topics,
  button,
}: ChooserCardProps) {
  const { chooser, difficulty, inLanguage, progress } =
    interfaceWords[language];
  const { difficulty: level, questionCount } = questionSets[setId];

  return (
    <li className="flex flex-col items-start gap-3 card">
      <div className="flex flex-wrap items-center gap-3 self-stretch">
        {number !== undefined && (
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center plate text-xl font-extrabold [--plate:var(--color-info-600)]"
          >
            {number}
          </span>
        )}
        <h3 className="grow basis-40 text-xl font-extrabold">{title}</h3>
      </div>
      <p className="flex flex-wrap gap-2">
        <Tag>{difficulty[level]}</Tag>
        <Tag>
          <SetStanding
            setId={setId}
            total={questionCount}
            words={progress.standing}
            otherwise={fill(chooser.questionCount, { count: questionCount })}
          />
        </Tag>
        {!isOffered(setId, language) && (
          <Tag>{inLanguage[defaultLanguage]}</Tag>
        )}
      </p>
      {description && <p className="text-lane-300">{description}</p>}
      {topics && (
        <p className="text-lane-300">{`${chooser.topicsLabel}: ${topics}`}</p>
      )}
      <LinkButton
        href={viewAddress({ mode: "quiz", setId }, language)}
        className="mt-auto"
      >
        {button}
      </LinkButton>
    </li>
  );
}
