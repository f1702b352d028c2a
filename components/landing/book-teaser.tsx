import type { Language } from "@/content/languages";
import { book } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset, pageAddress } from "@/lib/addresses/links";
import { LinkButton } from "../ui/link-button";
import { linkClass } from "../ui/link-class";
import { SectionHeading } from "../ui/section-heading";

/** A short text about the book, with a link to its page. */
export function BookTeaser({ language }: { language: Language }) {
  const messages = allMessages[language].landing;

  return (
    <section>
      <SectionHeading>{messages.bookHeading}</SectionHeading>
      <div className="mt-4 flex flex-wrap items-center gap-4 card max-sm:p-3 sm:mt-6 sm:gap-6">
        <img
          src={asset(book.cover)}
          alt={messages.coverAlt}
          width={420}
          height={592}
          loading="lazy"
          className="h-auto w-16 shrink-0 rounded-chip sm:w-40 lg:w-52"
        />
        <div className="min-w-0 flex-1 basis-40">
          <h3
            lang={book.language}
            className="text-lg font-extrabold sm:text-2xl"
          >
            {book.title}
          </h3>
          <p className="mt-2 max-w-prose text-lane-300 max-sm:hidden">
            {messages.bookText}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 sm:mt-4">
            <LinkButton href={pageAddress("recommended-book", language)}>
              {messages.readNow}
            </LinkButton>
            <a href={pageAddress("book", language)} className={linkClass}>
              {allMessages[language].bookPages.teaser}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
