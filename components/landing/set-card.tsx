import type { Language } from "@/content/sets/schema";
import { figures } from "@/lib/figures";
import { fill } from "@/lib/words";
import { LinkButton } from "../ui/link-button";
import { MarkedText } from "../ui/marked-text";

type SetCardProps = {
  words: { title: string; text: string; button: string };
  href: string;
  language: Language;
};

/** A card of the landing that leads to a test. */
export function SetCard({ words, href, language }: SetCardProps) {
  return (
    <div className="flex flex-col items-start gap-3 card" lang={language}>
      <h3 className="text-xl font-extrabold">{words.title}</h3>
      <p className="grow text-lane-300">
        <MarkedText language={language}>{fill(words.text, figures)}</MarkedText>
      </p>
      <LinkButton href={href}>{words.button}</LinkButton>
    </div>
  );
}
