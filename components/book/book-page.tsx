import type { Language } from "@/content/languages";
import { book } from "@/content/site";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath, viewAddress } from "@/lib/addresses/links";
import { figuresIn } from "@/lib/site/figures";
import { breadcrumbs } from "@/lib/site/structured-data";
import { formatMessage } from "@/lib/text/format-message";
import { pageMetadata } from "../layout/page-metadata";
import { StructuredData } from "../layout/structured-data";
import { CardGrid } from "../ui/card-grid";
import { LinkButton } from "../ui/link-button";
import { linkClass } from "../ui/link-class";
import { SectionHeading } from "../ui/section-heading";
import { Tag } from "../ui/tag";
import { BookReader } from "./book-reader";

/** Metadata of the book page. */
export function bookMetadata(language: Language) {
  const messages = allMessages[language].found.book;
  return pageMetadata(language, {
    path: pagePath("recommended-book", language),
    title: formatMessage(messages.title, { title: book.title }),
    description: messages.description,
  });
}

/** The book: what it is, where to read it, how to use it. */
export function BookPage({ language }: { language: Language }) {
  const messages = allMessages[language].book;
  const home = viewAddress({ mode: "landing" }, language);
  const crumb = {
    name: book.title,
    path: pagePath("recommended-book", language),
  };

  return (
    <div className="container-page space-y-12 py-6 sm:py-12">
      <StructuredData data={breadcrumbs(language, crumb)} />
      <div>
        <LinkButton href={home} variant="secondary">
          {messages.back}
        </LinkButton>
        <h1 lang="en" className="mt-6 text-3xl font-extrabold sm:text-4xl">
          {book.title}
        </h1>
      </div>
      <section>
        <SectionHeading>{messages.about}</SectionHeading>
        <p className="mt-4 max-w-prose text-lg">
          {formatMessage(messages.text, figuresIn(language))}
        </p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {messages.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHeading>{messages.readOnline}</SectionHeading>
        <BookReader language={language} />
        <p>
          <a href={pageAddress("book", language)} className={linkClass}>
            {allMessages[language].bookPages.teaser}
          </a>
        </p>
        <LinkButton href={home} variant="secondary" className="mt-8">
          {messages.practice}
        </LinkButton>
      </section>
      <section>
        <SectionHeading>{messages.enhance}</SectionHeading>
        <CardGrid
          cards={messages.cards}
          icons={["questions", "study", "road"]}
        />
      </section>
    </div>
  );
}
