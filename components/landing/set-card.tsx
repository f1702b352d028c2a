import { figures } from "@/lib/figures";
import { fill } from "@/lib/words";
import { LinkButton } from "../ui/link-button";

type SetCardProps = {
  words: { title: string; text: string; button: string };
  href: string;
  lang?: string;
};

/** A card of the landing that leads to a test. */
export function SetCard({ words, href, lang }: SetCardProps) {
  return (
    <div className="flex flex-col items-start gap-3 card" lang={lang}>
      <h3 className="text-xl font-extrabold">{words.title}</h3>
      <p className="grow text-lane-300">{fill(words.text, figures)}</p>
      <LinkButton href={href}>{words.button}</LinkButton>
    </div>
  );
}
