import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { Emblem } from "../ui/emblem";
import { LinkButton } from "../ui/link-button";
import { SetLinks } from "./set-links";

/**
 * Shown at an unknown address, in all languages that the reader may understand.
 */
export function NotFound({ languages }: { languages: readonly Language[] }) {
  return (
    <div className="container-page space-y-8 py-section all-nepali">
      <Emblem shape="stop" className="size-24" />
      <h1 className="text-hero font-extrabold">404</h1>
      {languages.map((language) => (
        <NotFoundText key={language} language={language} />
      ))}
    </div>
  );
}

function NotFoundText({ language }: { language: Language }) {
  const messages = allMessages[language].notFound;

  return (
    <div lang={language} className="space-y-4">
      <p className="text-xl">{messages.text}</p>
      <p className="flex flex-wrap gap-4">
        <LinkButton href={viewAddress({ mode: "landing" }, language)}>
          {messages.home}
        </LinkButton>
        <LinkButton
          href={viewAddress({ mode: "chooser" }, language)}
          variant="secondary"
        >
          {messages.sets}
        </LinkButton>
      </p>
      <SetLinks language={language} />
    </div>
  );
}
