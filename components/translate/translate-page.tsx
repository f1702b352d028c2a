import { defaultLanguage } from "@/content/languages";
import { translateMessages as messages } from "@/content/ui/translate";
import { translatePath } from "@/lib/addresses/links";
import { batchesOf } from "@/lib/signed/batches";
import { readGroups } from "@/lib/signed/read-texts";
import type { Translation } from "@/lib/signed/texts";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { NeedsScript } from "../ui/needs-script";
import { namedAreas } from "./named-areas";
import { TranslateScreen } from "./translate-screen";
import "./translate.css";

type TranslatePageProps = { translation: Translation };

const filled = (text: string, translation: Translation) =>
  formatMessage(text, { language: messages.names[translation] });

/** What the head says of the page on which a translation is read. */
export function translateMetadata(translation: Translation) {
  return pageMetadata(defaultLanguage, {
    path: translatePath(translation),
    title: filled(messages.found, translation),
    description: filled(messages.description, translation),
    summary: messages.summary,
  });
}

/** Batches of a translation to read and to sign. */
export async function TranslatePage({ translation }: TranslatePageProps) {
  const title = filled(messages.title, translation);
  const crumb = { name: title, path: translatePath(translation) };
  const batches = batchesOf(await readGroups(translation));

  return (
    <article
      data-app-first
      className="translate container-page max-w-4xl py-6 all-nepali sm:py-12"
    >
      <StructuredData data={breadcrumbs(defaultLanguage, crumb)} />
      <h1 tabIndex={-1} className="text-3xl font-extrabold sm:text-4xl">
        {title}
      </h1>
      <p lang={translation} className="mt-2 text-lg print:hidden">
        {messages.greeting[translation]}
      </p>
      <NeedsScript text={messages.needsScript} tryAgain={messages.tryAgain} />
      <TranslateScreen
        translation={translation}
        name={messages.names[translation]}
        areas={namedAreas(batches)}
      />
    </article>
  );
}
