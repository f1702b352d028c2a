import "./book.css";
import { chapterIds } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { book } from "@/content/site";
import { allMessages } from "@/content/ui";
import { pagePath } from "@/lib/addresses/links";
import { readChapter } from "@/lib/book/read-chapter";
import { figuresIn } from "@/lib/site/figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { SectionHeading } from "../ui/section-heading";
import { BookFiles } from "./book-files";
import { ChapterLink } from "./chapter-link";

/** Metadata of the list of chapters. */
export function contentsMetadata(language: Language) {
  const { found } = allMessages[language].bookPages;
  return pageMetadata(language, {
    path: pagePath("book", language),
    title: found.title,
    description: found.description,
  });
}

/** What the book is, its chapters, and how to save it for offline use. */
export function ContentsPage({ language }: { language: Language }) {
  const { bookPages: messages } = allMessages[language];
  const values = { ...figuresIn(language), title: book.title };

  return (
    <div className="container-page space-y-10 py-6 sm:py-12">
      <StructuredData
        data={breadcrumbs(language, {
          name: messages.name,
          path: pagePath("book", language),
        })}
      />
      <header className="max-w-prose">
        <h1 className="text-3xl font-extrabold sm:text-4xl">
          {messages.heading}
        </h1>
        <p className="mt-4 text-lg">{formatMessage(messages.intro, values)}</p>
        <p className="mt-2 text-lane-300">{messages.stageHelp}</p>
      </header>
      <section>
        <SectionHeading>{messages.contents}</SectionHeading>
        <ol className="mt-4 grid gap-x-8 md:grid-cols-2">
          {chapterIds.map((id) => (
            <li key={id} className="border-b border-asphalt-700">
              <ChapterLink
                chapter={readChapter(id, language)}
                page={language}
                messages={messages}
              />
            </li>
          ))}
        </ol>
      </section>
      <BookFiles language={language} />
    </div>
  );
}
