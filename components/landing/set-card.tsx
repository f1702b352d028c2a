import type { Language } from "@/content/languages";
import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { Emblem, type EmblemShape } from "../ui/emblem";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";

type SetCardProps = {
  emblem: EmblemShape;
  messages: { title: string; text: string; button: string };
  href: string;
  language: Language;
};

/** A card of the landing that leads to a test. */
export function SetCard({ emblem, messages, href, language }: SetCardProps) {
  return (
    // The moving border comes up to 15 px inside.
    <div
      className="flex h-full flex-col items-start gap-4 card p-6"
      lang={language}
    >
      <div className="flex flex-wrap items-center gap-4 self-stretch">
        <Emblem shape={emblem} />
        <h3 className="grow basis-40 text-xl font-extrabold">
          {messages.title}
        </h3>
      </div>
      <p className="grow text-lane-300">
        <MarkedText language={language}>
          {formatMessage(messages.text, figures)}
        </MarkedText>
      </p>
      <LinkButton href={href}>{messages.button}</LinkButton>
    </div>
  );
}
