import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/addresses/links";
import { LinkButton } from "../ui/link-button";
import { SetLinks } from "./set-links";

/**
 * What an address shows that is not kept while there is no connection. Whoever
 * sees it has all sets of this language.
 */
export function OfflinePage({ language }: { language: Language }) {
  const { offline: words, notFound } = interfaceWords[language];

  return (
    <div className="container-page space-y-4 py-12 all-nepali">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{words.pageTitle}</h1>
      <p className="text-lg">{words.pageText}</p>
      <p>
        <LinkButton href={viewAddress({ mode: "landing" }, language)}>
          {notFound.home}
        </LinkButton>
      </p>
      <SetLinks language={language} />
    </div>
  );
}
