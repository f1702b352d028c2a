import type { Language } from "@/content/sets/schema";
import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/links";
import { Emblem } from "../ui/emblem";
import { LinkButton } from "../ui/link-button";
import { SetLinks } from "./set-links";

/** What an unknown address shows, in both languages. */
export function NotFound() {
  return (
    <div className="container-page space-y-8 py-section all-nepali">
      <Emblem shape="stop" className="size-24" />
      <h1 className="text-hero font-extrabold">
        {interfaceWords.en.notFound.heading}
      </h1>
      {(["en", "ne"] as const).map((language) => (
        <WayBack key={language} language={language} />
      ))}
    </div>
  );
}

function WayBack({ language }: { language: Language }) {
  const words = interfaceWords[language].notFound;

  return (
    <div lang={language} className="space-y-4">
      <p className="text-xl">{words.text}</p>
      <SetLinks language={language} />
      <p className="flex flex-wrap gap-4">
        <LinkButton href={viewAddress({ mode: "landing" }, language)}>
          {words.home}
        </LinkButton>
        <LinkButton
          href={viewAddress({ mode: "chooser" }, language)}
          look="secondary"
        >
          {words.sets}
        </LinkButton>
      </p>
    </div>
  );
}
