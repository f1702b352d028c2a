import { chapterIds } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { chapterPage, pageAddress, type PageName } from "@/lib/addresses/links";
import { readPdfFacts } from "@/lib/book/pdf";
import { bookAddress, inMegabytes } from "@/lib/site/book";
import { formatMessage } from "@/lib/text/format-message";
import { SectionHeading } from "../ui/section-heading";
import { KeepBook } from "./keep-book";

/** The book for offline use, as a PDF, and its corrections. */
export function BookFiles({ language }: { language: Language }) {
  const { bookPages: messages } = allMessages[language];
  const address = (page: PageName) => pageAddress(page, language);
  const { bytes, pages } = readPdfFacts(language);
  const pdf = formatMessage(messages.pdf, {
    pages,
    size: inMegabytes(bytes),
  });
  const links = [
    [pdf, bookAddress(language)],
    [messages.viewer, address("recommended-book")],
    [messages.errata.title, address("book/errata")],
  ];

  return (
    <section>
      <SectionHeading>{messages.keep.heading}</SectionHeading>
      <KeepBook
        addresses={[
          address("book"),
          address("book/errata"),
          ...chapterIds.map((id) => address(chapterPage(id))),
        ]}
        messages={messages.keep}
      />
      <ul>
        {links.map(([name, href]) => (
          <li key={href}>
            <a href={href} className="book-link cursor-target">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
