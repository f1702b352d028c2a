import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { formatMessage } from "@/lib/text/format-message";
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
  const { chooser: messages } = allMessages[language];

  return (
    <li className="numbered-set">
      <h3 className="font-extrabold">
        <span
          aria-hidden
          className="flex size-6 shrink-0 items-center justify-center plate text-sm [--keyline:1px] [--plate:var(--color-info-600)]"
        >
          {number}
        </span>
        <span className="sr-only">{`${number}. `}</span>
        {messages.cardTitle}
      </h3>
      <p className="text-lane-300">
        <SetFacts setId={setId} language={language} />
        {` · ${messages.topics}`}
      </p>
      <LinkButton
        href={viewAddress({ mode: "quiz", setId }, language)}
        className="px-3! text-[0.9375rem]"
      >
        {formatMessage(messages.startNumbered, { number })}
      </LinkButton>
    </li>
  );
}
