import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { LinkButton } from "../ui/link-button";
import { SetLinks } from "./set-links";

/**
 * Shown without a connection at an address that is not cached. A visitor who
 * sees it has all sets of this language.
 */
export function OfflinePage({ language }: { language: Language }) {
  const { offline: messages, notFound } = allMessages[language];

  return (
    <div className="container-page space-y-4 py-12 all-nepali">
      <h1 className="text-3xl font-extrabold sm:text-4xl">
        {messages.pageTitle}
      </h1>
      <p className="text-lg">{messages.pageText}</p>
      <p>
        <LinkButton href={viewAddress({ mode: "landing" }, language)}>
          {notFound.home}
        </LinkButton>
      </p>
      <SetLinks language={language} />
    </div>
  );
}
