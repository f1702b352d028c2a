import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pagePath } from "@/lib/addresses/links";
import { figuresIn } from "@/lib/site/figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { pageMetadata } from "./page-metadata";
import { StructuredData } from "./structured-data";

type TextPageName = "about" | "privacy" | "terms";

/** A page that is a heading and paragraphs. */
export function TextPage({
  page,
  language,
}: {
  page: TextPageName;
  language: Language;
}) {
  const { title, paragraphs } = allMessages[language][page];
  const crumb = { name: title, path: pagePath(page, language) };

  return (
    <article className="container-page max-w-2xl space-y-4 py-6 text-lg sm:py-12">
      <StructuredData data={breadcrumbs(language, crumb)} />
      <h1 className="text-3xl font-extrabold sm:text-4xl">{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText language={language}>
            {formatMessage(paragraph, figuresIn(language))}
          </MarkedText>
        </p>
      ))}
    </article>
  );
}

/** Metadata of a page that is only read. */
export function textPageMetadata(page: TextPageName, language: Language) {
  const messages = allMessages[language];
  return pageMetadata(language, {
    path: pagePath(page, language),
    title: messages[page].title,
    description: messages.found[page],
  });
}
