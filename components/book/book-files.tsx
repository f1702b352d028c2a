import { chapterIds } from "@/content/book/chapter-ids";
import { bytes, pageCount } from "@/content/book/pages";
import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { chapterPage, pageAddress, type PageName } from "@/lib/addresses/links";
import { bookAddress, inMegabytes } from "@/lib/site/book";
import { fill } from "@/lib/text/fill";
import { SectionHeading } from "../ui/section-heading";
import { KeepBook } from "./keep-book";

/** The book without a connection, as a PDF, and what was wrong in it. */
export function BookFiles({ language }: { language: Language }) {
  const { bookPages: words } = interfaceWords[language];
  const address = (page: PageName) => pageAddress(page, language);
  const pdf = fill(words.pdf, { pages: pageCount, size: inMegabytes(bytes) });
  const links = [
    [pdf, bookAddress()],
    [words.viewer, address("recommended-book")],
    [words.errata.title, address("book/errata")],
  ];

  return (
    <section>
      <SectionHeading>{words.keep.heading}</SectionHeading>
      <KeepBook
        addresses={[
          address("book"),
          address("book/errata"),
          ...chapterIds.map((id) => address(chapterPage(id))),
        ]}
        words={words.keep}
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
