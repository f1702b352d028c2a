import {
  hazardSetIds,
  sceneCounts,
  STATEMENTS_PER_SCENE,
} from "@/content/hazards/sets";
import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { pagePath } from "@/lib/addresses/links";
import { dataFormatIds } from "@/lib/site/data-files";
import { figuresIn } from "@/lib/site/figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";
import { FieldList } from "./field-list";
import { FormatFiles } from "./format-files";

const allScenes = hazardSetIds.reduce(
  (sum, setId) => sum + sceneCounts[setId],
  0,
);

/** What the head says of the page. */
export function dataMetadata(language: Language) {
  const { found, description } = allMessages[language].data;
  return pageMetadata(language, {
    path: pagePath("data", language),
    title: found,
    description,
  });
}

/** Everything as files for other programs, and what is in them. */
export function DataPage({ language }: { language: Language }) {
  const { data: messages } = allMessages[language];
  const path = pagePath("data", language);
  const figures = {
    ...figuresIn(language),
    statements: allScenes * STATEMENTS_PER_SCENE,
    release: site.release,
  };
  const filled = (text: string) => (
    <MarkedText language={language}>{formatMessage(text, figures)}</MarkedText>
  );

  return (
    <article className="container-page max-w-2xl space-y-10 py-6 sm:py-12">
      <StructuredData
        data={breadcrumbs(language, { name: messages.title, path })}
      />
      <header className="space-y-4">
        <h1 className="text-3xl font-extrabold sm:text-4xl">
          {messages.title}
        </h1>
        <p className="text-lg">{filled(messages.intro)}</p>
        <p className="text-lane-300">
          {filled(messages.edition)} {filled(messages.licence)}
        </p>
      </header>
      {dataFormatIds.map((format) => (
        <FormatFiles key={format} format={format} language={language} />
      ))}
      <section id="cite">
        <SectionHeading>{messages.citeHeading}</SectionHeading>
        <p className="mt-4">{filled(messages.citeText)}</p>
      </section>
      <section id="fields">
        <SectionHeading>{messages.fieldsHeading}</SectionHeading>
        <p className="my-4">{messages.fieldsText}</p>
        <FieldList file="questions" language={language} />
        <FieldList file="rules" language={language} />
      </section>
    </article>
  );
}
