import {
  defaultLanguage,
  languageCodes,
  type Language,
} from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { viewAddress } from "@/lib/site/links";
import { SetLinks } from "../layout/set-links";
import { LinkButton } from "../ui/link-button";

/**
 * What an address shows that is not kept while there is no connection, in
 * every language. Whoever sees it has all sets.
 */
export function OfflinePage() {
  return (
    <div className="container-page space-y-12 py-12 all-nepali">
      {languageCodes.map((language) => (
        <SavedSets key={language} language={language} />
      ))}
    </div>
  );
}

function SavedSets({ language }: { language: Language }) {
  const { offline: words, notFound } = interfaceWords[language];
  const Heading = language === defaultLanguage ? "h1" : "h2";

  return (
    <section lang={language} className="space-y-4">
      <Heading className="text-3xl font-extrabold sm:text-4xl">
        {words.pageTitle}
      </Heading>
      <p className="text-lg">{words.pageText}</p>
      <SetLinks language={language} />
      <LinkButton href={viewAddress({ mode: "landing" }, language)}>
        {notFound.home}
      </LinkButton>
    </section>
  );
}
