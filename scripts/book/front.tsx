import { Localized } from "@/components/book/localized";
import { MarkedText } from "@/components/ui/marked-text";
import { chapterIds } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { book, site } from "@/content/site";
import { pageAddress, type PageName } from "@/lib/addresses/links";
import { prefaceIn } from "@/lib/book/preface";
import { readChapter } from "@/lib/book/read-chapter";
import { figuresIn } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { Laws } from "./laws";
import { anchorIn } from "./stitch";

/** The page on which an anchor stands; undefined until it is known. */
export type PageOf = (anchor: string) => number | undefined;

type FrontProps = { language: Language; pageOf: PageOf };

/** What stands before the first chapter. */
export function Front({ language, pageOf }: FrontProps) {
  return (
    <>
      <section className="cover">
        <img src={book.cover} alt={book.title} />
      </section>
      <Contents language={language} pageOf={pageOf} />
      <Preface language={language} />
    </>
  );
}

/** The list of chapters and sections, each with a link and its page. */
function Contents({ language, pageOf }: FrontProps) {
  return (
    <section className="contents">
      <h1>{prefaceIn(language).contents}</h1>
      <ol>
        {chapterIds.map((id) => {
          const { number, title, sections } = readChapter(id, language);
          return (
            <li key={id}>
              <a className="contents-chapter" href={`#${id}`}>
                <span className="contents-number">{number}</span>
                <span className="contents-title">
                  <Localized localized={title} page={language} />
                </span>
                <span className="contents-page">{pageOf(id) ?? "000"}</span>
              </a>
              <ol>
                {sections.map(({ anchor, heading }) => (
                  <li key={anchor}>
                    <a href={`#${anchorIn(id, anchor)}`}>
                      <span className="contents-title">
                        <Localized localized={heading} page={language} />
                      </span>
                      <span className="contents-page">
                        {pageOf(anchorIn(id, anchor)) ?? "000"}
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How to read the book, and where it is on the web. */
function Preface({ language }: { language: Language }) {
  const { title, paragraphs, imprint } = prefaceIn(language);
  const figures = figuresIn(language);

  return (
    <section className="preface">
      <h1>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText language={language}>
            {formatMessage(paragraph, figures)}
          </MarkedText>
        </p>
      ))}
      <Laws language={language} />
      <div className="imprint">
        <p>{formatMessage(imprint.edition, figures)}</p>
        <p>
          {imprint.web} <SiteLink page="book" language={language} />
        </p>
        <p>
          {imprint.errata} <SiteLink page="book/errata" language={language} />
        </p>
      </div>
    </section>
  );
}

/** A page of the site, by its address as one types it. */
function SiteLink({ page, language }: { page: PageName; language: Language }) {
  const address = site.address + pageAddress(page, language);
  return <a href={address}>{address.replace(/^https?:\/\//, "")}</a>;
}
