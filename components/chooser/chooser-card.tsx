import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { LinkButton } from "../ui/link-button";
import { SetFacts } from "./set-facts";

type ChooserCardProps = {
  setId: SetId;
  language: Language;
  /** Its big number, from 1. */
  number: number;
};

/** One of the five numbered sets. */
export function ChooserCard({ setId, language, number }: ChooserCardProps) {
  const { chooser: words } = interfaceWords[language];

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 card p-3 sm:p-4">
      <div className="flex grow basis-52 items-center gap-3">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center plate text-lg font-extrabold [--plate:var(--color-info-600)]"
        >
          {number}
        </span>
        <div>
          <h3 className="leading-snug font-extrabold sm:text-lg">
            <span className="sr-only">{`${number}. `}</span>
            {words.cardTitle}
          </h3>
          <p className="text-sm text-lane-300">
            <SetFacts setId={setId} language={language} />
            {` · ${words.topics}`}
          </p>
        </div>
      </div>
      <LinkButton
        href={viewAddress({ mode: "quiz", setId }, language)}
        className="px-4"
      >
        {fill(words.startNumbered, { number })}
      </LinkButton>
    </li>
  );
}
