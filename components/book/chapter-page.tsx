import "./book.css";
import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { chapterPage, pageAddress, pagePath } from "@/lib/addresses/links";
import { extentOf } from "@/lib/book/extent";
import { readChapter } from "@/lib/book/read-chapter";
import { fitList } from "@/lib/site/descriptions";
import { figuresIn } from "@/lib/site/figures";
import { previewOf } from "@/lib/site/previews";
import { reportLink } from "@/lib/site/report";
import { breadcrumbsBelow } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { isShownWhole, pageMetadata } from "../layout/page-metadata";
import { PageSignature } from "../layout/page-signature";
import { StructuredData } from "../layout/structured-data";
import { DataLink } from "../study/data-link";
import { ChapterNav } from "./chapter-nav";
import type { AskedPart } from "./chapter-part";
import { ChapterSection } from "./chapter-section";
import { LinesToKnow } from "./lines-to-know";
import { langOf, Localized } from "./localized";
import { SectionLinks } from "./section-links";

type PageOf = { id: ChapterId; language: Language };
type ChapterPageProps = PageOf & Pick<AskedPart, "asked">;

/** Metadata of a chapter. */
export function chapterMetadata({ id, language }: PageOf) {
  const { found } = allMessages[language].bookPages;
  const {
    title: { text: title },
    sections,
  } = readChapter(id, language);
  const named = formatMessage(found.chapterTitle, { title });
  return pageMetadata(language, {
    path: pagePath(chapterPage(id), language),
    title: isShownWhole(named, language) ? named : title,
    description: fitList(
      sections.map(({ heading }) => heading.text),
      (list) =>
        formatMessage(found.chapterDescription, { title, sections: list }),
    ),
    summary: formatMessage(found.chapterSummary, { title }),
    preview: previewOf({ kind: "chapter", id }, language),
  });
}

/** A chapter of the book to read, to link to and to print. */
export function ChapterPage({ id, language, asked }: ChapterPageProps) {
  const messages = allMessages[language].bookPages;
  const part: AskedPart = { page: language, messages, asked };
  const chapter = readChapter(id, language);
  const { number, title, intro, know, sections } = chapter;
  const extentNote = {
    all: null,
    some: messages.partlyTranslated,
    none: messages.notTranslated,
  }[extentOf(chapter, language)];

  return (
    <article className="book container-page py-6 sm:py-12">
      <StructuredData
        data={breadcrumbsBelow("book", language, {
          name: title.text,
          path: pagePath(chapterPage(id), language),
        })}
      />
      <header>
        <p>
          <a
            href={pageAddress("book", language)}
            className="book-link cursor-target"
          >
            {messages.allChapters}
          </a>
        </p>
        <p className="font-semibold text-lane-300">
          {formatMessage(messages.chapter, { number })}
        </p>
        <h1 className="text-3xl font-extrabold sm:text-4xl">
          <Localized localized={title} page={language} />
        </h1>
        <p lang={langOf(intro, language)} className="mt-4 text-lg">
          <Localized localized={intro} page={intro.language} />
        </p>
        <p className="mt-2 text-sm text-lane-400">
          {formatMessage(messages.comparedAll, figuresIn(language))}
        </p>
        {extentNote && <p className="mt-2 text-caution-400">{extentNote}</p>}
      </header>
      <SectionLinks sections={sections} {...part} />
      <div>
        {know.length > 0 && <LinesToKnow rules={know} {...part} />}
        {sections.map((section) => (
          <ChapterSection key={section.anchor} section={section} {...part} />
        ))}
        <PageSignature of={{ chapter: id }} language={language} />
        <ChapterLinks id={id} language={language} />
        <ChapterNav {...aroundChapter(id)} {...part} />
      </div>
    </article>
  );
}

/** The ways to tell us of a mistake, and to the rules as files. */
function ChapterLinks({ id, language }: Omit<ChapterPageProps, "asked">) {
  const { bookPages, study } = allMessages[language];

  return (
    <p className="mt-8 flex flex-wrap gap-x-6 print:hidden">
      <a
        href={reportLink({ ref: `book/${id}`, language })}
        className="book-link cursor-target"
      >
        {bookPages.report}
      </a>
      <DataLink language={language} messages={study} />
    </p>
  );
}

/** The chapters before and behind one. */
function aroundChapter(id: ChapterId) {
  const at = chapterIds.indexOf(id);
  const [previous, next] = [chapterIds[at - 1], chapterIds[at + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
